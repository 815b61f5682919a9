/** What the use of a schema gives: the value that it checks, and the type of it. */
import { changesValue, checkedBelow, isSchemaPackage, makesObject } from '../clients/schemas.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { variableAt } from '../syntax/module-index.js';
import { unwrap } from '../syntax/nodes.js';
import { madeObject } from '../values/made-values.js';
import {
  UNKNOWN,
  alternatives,
  isOfService,
  isUnknown,
  mapValue,
  unionOfKnown,
  type Entry,
  type PackageValue,
  type Place,
  type Value,
} from '../values/value.js';
import type { Context } from './context.js';
import { calledName } from './called-name.js';
import { exportedVariable } from './imports.js';
import { listed } from './list-methods.js';
import { modelOfDeclarator } from './schema-model.js';

/** `schema.parse(data)`, `v.parse(schema, data)`: the data, where it is the service's; undefined for other calls. */
export function schemaCall(value: PackageValue, args: readonly Value[], place: Place): Value | undefined {
  if (!isSchemaPackage(value.name)) return undefined;
  const below = checkedBelow(value.path.at(-1) ?? '');
  const data = args.find(isOfService);
  if (!below || !data) return undefined;
  if ([value, ...args].some((part) => part.kind === 'package' && changesValue(part.path))) return UNKNOWN;
  return heldBelow(below, data, place);
}

/** What a check gives: the value, or an object that holds it under each of some names. */
function heldBelow(names: readonly string[], value: Value, { module }: Place): Value {
  if (names.length === 0) return value;
  const entry: Entry = { value: () => value, module };
  return madeObject(new Map(names.map((name) => [name, entry])));
}

/** `schema.parse(input)` of something that is not the service's: an object with the fields that the schema lists, which may be sent to it. */
export function parsedBySchema(
  context: Context,
  value: PackageValue,
  args: readonly Value[],
  place: Place,
): Value | undefined {
  const below = isSchemaPackage(value.name) ? checkedBelow(value.path.at(-1) ?? '') : undefined;
  if (!below) return undefined;
  const schema = [value, ...args].find((part) => part.kind === 'package' && part.call);
  if (schema?.kind !== 'package' || changesValue(schema.path) || schema.path.some(leavesOut)) return undefined;
  const parsed = valueOfSchema(context, schema, 0);
  return isUnknown(parsed) ? undefined : heldBelow(below, parsed, place);
}

/** `form.omit({ sub_type: true })`: a part of its fields. */
function leavesOut(name: string): boolean {
  return /^(?:omit|pick)$/i.test(name);
}

/** Schemas in schemas. */
const MAX_DEPTH = 4;

/** What a schema lets through: an object of its fields, or a list of such. */
function valueOfSchema(context: Context, schema: Value, depth: number): Value {
  if (schema.kind !== 'package' || !schema.call || depth > MAX_DEPTH) return UNKNOWN;
  const { node, module, frame } = schema.call;
  if (node.type === 'CallExpression' && LISTING.has(calledName(node.callee, module))) {
    const [inner] = node.arguments;
    const element = inner ? valueOfSchema(context, context.evaluate(inner, module, frame), depth + 1) : UNKNOWN;
    return isUnknown(element) ? UNKNOWN : listed(element);
  }
  const entries = new Map<string, Entry>();
  for (const part of alternatives(fieldsOfSchema(context, schema))) addFields(context, part, entries, depth);
  return entries.size > 0 ? madeObject(entries) : UNKNOWN;
}

const LISTING = new Set(['array', 'Array']);

function addFields(context: Context, fields: Value, entries: Map<string, Entry>, depth: number): void {
  if (fields.kind !== 'object') return;
  for (const read of fields.spreads) for (const part of alternatives(read())) addFields(context, part, entries, depth);
  for (const [name, entry] of fields.entries)
    entries.set(name, { ...entry, value: () => valueOfSchema(context, entry.value(), depth + 1) });
}

/** The value that the schema of a name checks: `z.infer<typeof schema>`. */
export function typeOfSchema(context: Context, name: AnyNode, module: SourceModule): Value {
  if (name.type !== 'Identifier') return UNKNOWN;
  const variable = variableAt(name.name, name, module);
  const found = variable && exportedVariable(context, variable, module);
  const values = (found?.variable.defs ?? []).map((def) => {
    const node = def.node as AnyNode;
    return found && node.type === 'VariableDeclarator' ? modelOfDeclarator(context, node, found.module) : UNKNOWN;
  });
  return unionOfKnown(values);
}

/** The fields that a schema of an object lists, with their schemas; anything else as it is. */
export function fieldsOfSchema(context: Context, schema: Value): Value {
  return mapValue(schema, (part) => {
    if (part.kind !== 'package' || !isSchemaPackage(part.name) || !part.call) return part;
    const { module, frame } = part.call;
    const spreads: (() => Value)[] = [];
    for (let node = unwrap(part.call.node); node.type === 'CallExpression';) {
      const [fields] = node.arguments;
      if (fields && makesObject(calledName(node.callee, module)))
        spreads.push(() => fieldsOfSchema(context, context.evaluate(fields, module, frame)));
      if (node.callee.type !== 'MemberExpression') break;
      node = unwrap(node.callee.object);
    }
    return madeObject(new Map(), spreads);
  });
}

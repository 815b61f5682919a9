/** What the use of a schema gives: the value that it checks, and the type of it. */
import { changesValue, checkedBelow, isSchemaPackage, makesObject } from '../clients/schemas.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { variableAt } from '../syntax/module-index.js';
import { unwrap } from '../syntax/nodes.js';
import { madeObject } from '../values/made-values.js';
import {
  UNKNOWN,
  isOfService,
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
import { modelOfDeclarator } from './schema-model.js';

/** `schema.parse(data)`, `v.parse(schema, data)`: the data, where it is the service's; undefined for other calls. */
export function schemaCall(value: PackageValue, args: readonly Value[], place: Place): Value | undefined {
  if (!isSchemaPackage(value.name)) return undefined;
  const below = checkedBelow(value.path.at(-1) ?? '');
  const data = args.find(isOfService);
  if (!below || !data) return undefined;
  if ([value, ...args].some((part) => part.kind === 'package' && changesValue(part.path))) return UNKNOWN;
  if (below.length === 0) return data;
  const entry: Entry = { value: () => data, module: place.module };
  return madeObject(new Map(below.map((name) => [name, entry])));
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

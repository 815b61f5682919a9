/** Tables of entities that a package makes of nested data, and data that it makes of such tables, by schemas. */
import { DEFINES, normalizerSchema, normalizing } from '../clients/normalizers.js';
import { addTo } from '../group.js';
import { madeObject, objectOf } from '../values/made-values.js';
import {
  UNKNOWN,
  alternatives,
  isUnknown,
  plainText,
  unionOfKnown,
  type Entry,
  type PackageValue,
  type Place,
  type Value,
} from '../values/value.js';
import type { Context } from './context.js';
import { callsOn } from './later-calls.js';
import { elementOf, memberOf } from './members.js';
import { listOf, table } from './named-types.js';
import { exportOf } from './package-functions.js';

/** `normalize(cards, [card])`, `denormalize(ids, [card], entities)`; undefined for other calls. */
export function normalized(
  context: Context,
  value: PackageValue,
  [data = UNKNOWN, schema = UNKNOWN, entities = UNKNOWN]: readonly Value[],
  { module }: Place,
): Value | undefined {
  switch (normalizing(value.name, exportOf(value))) {
    case 'tables': {
      const found = new Map<string, Value[]>();
      collect(context, schema, data, found, 0);
      const tables = [...found].map(([name, values]): [string, Entry] => [
        name,
        { value: () => table(unionOfKnown(values), 'names'), module },
      ]);
      return objectOf({ entities: () => madeObject(new Map(tables)), result: () => UNKNOWN }, module);
    }
    case 'data':
      return restored(context, schema, entities);
    default:
      return undefined;
  }
}

/** Schemas within schemas. */
const MAX_DEPTH = 6;

/** Adds the entities of the data, by the names that their schemas give them. */
function collect(context: Context, schema: Value, data: Value, found: Map<string, Value[]>, depth: number): void {
  if (isUnknown(data) || depth > MAX_DEPTH) return;
  const members = (definition: Value): void => {
    for (const [name, inner] of definedBy(definition))
      collect(context, inner, memberOf(context, data, name), found, depth + 1);
  };
  for (const part of alternatives(schema)) {
    if (part.kind === 'array') collect(context, elementOf(part), elementOf(data), found, depth + 1);
    if (part.kind === 'object') members(part);
    const known = part.kind === 'package' ? schemaOf(context, part) : undefined;
    if (known?.is === 'many') collect(context, known.of, elementOf(data), found, depth + 1);
    if (known?.is === 'entity' && known.name !== undefined) addTo(found, known.name, data);
    if (known && known.is !== 'many') for (const definition of known.definitions) members(definition);
  }
}

function definedBy(definition: Value): [string, Value][] {
  return alternatives(definition).flatMap((part) =>
    part.kind === 'object' ? [...part.entries].map(([name, entry]): [string, Value] => [name, entry.value()]) : [],
  );
}

/** The data whose entities, or one of them, stand in tables. */
function restored(context: Context, schema: Value, entities: Value): Value | undefined {
  const values = alternatives(schema).flatMap((part): Value[] => {
    if (part.kind === 'array') return [listOf(restored(context, elementOf(part), entities) ?? UNKNOWN)];
    const known = part.kind === 'package' ? schemaOf(context, part) : undefined;
    if (known?.is === 'many') return [listOf(restored(context, known.of, entities) ?? UNKNOWN)];
    return known?.is === 'entity' && known.name !== undefined
      ? [elementOf(memberOf(context, entities, known.name))]
      : [];
  });
  return values.length > 0 ? unionOfKnown(values) : undefined;
}

type Schema =
  | { is: 'entity'; name: string | undefined; definitions: readonly Value[] }
  | { is: 'object'; definitions: readonly Value[] }
  | { is: 'many'; of: Value };

function schemaOf(context: Context, value: PackageValue): Schema | undefined {
  const is = normalizerSchema(value.name, exportOf(value));
  const { node, module, frame } = value.call ?? {};
  if (!is || !module || (node?.type !== 'NewExpression' && node?.type !== 'CallExpression')) return undefined;
  const given = node.arguments.map((argument) => context.evaluate(argument, module, frame));
  const later = callsOn(context, node, module).flatMap(({ name, call }) =>
    name === DEFINES && call.arguments[0] ? [context.evaluate(call.arguments[0], module, frame)] : [],
  );
  const [first = UNKNOWN, second = UNKNOWN] = given;
  switch (is) {
    case 'entity':
      return { is, name: plainText(first), definitions: [second, ...later] };
    case 'object':
      return { is, definitions: [first, ...later] };
    case 'many':
      return { is, of: first };
  }
}

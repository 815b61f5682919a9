/** Procedures of tRPC: what the server returns is what a client of the router's type reads. */
import { procedureUse, routerPart } from '../clients/trpc.js';
import { madeObject, objectOf, returning } from '../values/made-values.js';
import { UNKNOWN, mapValue, type Entry, type PackageValue, type Place, type Value } from '../values/value.js';
import { callFunction } from './frames.js';
import type { Context } from './context.js';
import { memberOf } from './members.js';

/** A router or procedure that a call makes, or what a call of a client gives; undefined for other calls. */
export function procedureCall(
  context: Context,
  value: PackageValue,
  args: readonly Value[],
  place: Place,
): Value | undefined {
  const name = value.path.at(-1) ?? '';
  const [first = UNKNOWN] = args;
  switch (routerPart(value.name, name)) {
    case 'router':
      return first.kind === 'object' ? first : undefined;
    case 'procedure':
      return first.kind === 'function' ? returning(() => callFunction(context, first, [], place)) : undefined;
    case 'builder':
      return { ...value, path: [...value.path, '()'], made: true };
    default:
      return clientCall(context, value, name, place);
  }
}

/** `trpc.cards.list.useQuery()`: the names before the method lead to the procedure in the type of the router. */
function clientCall(context: Context, value: PackageValue, name: string, { module }: Place): Value | undefined {
  const use = procedureUse(value.name, name);
  const { about, path } = value;
  if (!use || !about) return undefined;
  const names = path.slice(path.lastIndexOf('()') + 1, -1);
  const procedure = names.reduce((owner, step) => memberOf(context, owner, step), about);
  const result = (): Value => outputOf(procedure);
  const state = objectOf({ data: result }, module);
  switch (use) {
    case 'value':
      return result();
    case 'state':
      return state;
    case 'mutation':
      return objectOf({ data: result, mutate: () => returning(result), mutateAsync: () => returning(result) }, module);
    case 'pair':
      return { kind: 'array', place: undefined, elements: [result, () => state] };
    case 'options':
      return objectOf({ queryFn: () => returning(result) }, module);
  }
}

function outputOf(procedure: Value): Value {
  return mapValue(procedure, (part) => (part.kind === 'signature' ? part.returns() : UNKNOWN));
}

/** What a router gives, by the names of its procedures; of a procedure, that: `inferRouterOutputs<AppRouter>`. */
export function outputs(router: Value): Value {
  return mapValue(router, (part) => {
    if (part.kind !== 'object') return outputOf(part);
    const entries = [...part.entries].map(([name, entry]): [string, Entry] => [
      name,
      { value: () => outputs(entry.value()), module: entry.module },
    ]);
    return madeObject(
      new Map(entries),
      part.spreads.map((read) => () => outputs(read())),
    );
  });
}

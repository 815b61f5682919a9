/** Procedures of tRPC: what the server returns is what a client of the router's type reads. */
import { procedureUse, routerPart } from '../clients/trpc.js';
import { objectOf, returning } from '../values/made-values.js';
import { UNKNOWN, mapValue, type PackageValue, type Place, type Value } from '../values/value.js';
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
  const result = (): Value => mapValue(procedure, (part) => (part.kind === 'signature' ? part.returns() : UNKNOWN));
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

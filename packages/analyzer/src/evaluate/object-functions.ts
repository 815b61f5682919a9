/** Functions of `Object`: `Object.entries(cards)`. */
import type { SourceModule } from '../contracts.js';
import { madeObject } from '../values/made-values.js';
import { isOfService, type Entry, type Frame, type Value } from '../values/value.js';
import { argumentsOf } from './calls.js';
import type { Context } from './context.js';
import { iterated, valueOfPair } from './collections.js';
import { ownerOfKey } from './list-methods.js';
import { elementOf } from './members.js';
import { urlAssigned } from './urls.js';
import type { Call } from './builtins.js';

export function objectMethod(
  context: Context,
  node: Call,
  name: string,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const args = argumentsOf(context, node, module, frame);
  const [first] = args;
  if (!first) return undefined;
  switch (name) {
    case 'freeze':
    case 'seal':
      return first;
    case 'values':
      return { kind: 'list', element: elementOf(first) };
    case 'keys':
      return { kind: 'list', element: { kind: 'key', of: first } };
    case 'groupBy':
      return { kind: 'list', element: first, access: 'names' };
    case 'fromEntries':
      return fromEntries(iterated(first));
    case 'entries':
      return {
        kind: 'list',
        element: {
          kind: 'array',
          place: undefined,
          elements: [() => ({ kind: 'key', of: first }), () => elementOf(first)],
        },
      };
    case 'assign': {
      if (first.kind === 'url') return urlAssigned(context, first, args.slice(1), { node, module, frame });
      const entries = new Map<string, Entry>();
      return madeObject(
        entries,
        args.map((value) => () => value),
      );
    }
    default:
      return undefined;
  }
}

/**
 * Where the pairs are those of an object, the result has its members: `Object.fromEntries(Object.entries(query).filter(isGiven))`. What
 * else is made of each field of a resource is the project's own.
 */
function fromEntries(pair: Value): Value {
  const owner = ownerOfKey(pair);
  const isMapped = pair.kind === 'array' && pair.place !== undefined;
  if (owner && !(isMapped && isOfService(owner))) return owner;
  return { kind: 'list', element: valueOfPair(pair), access: 'names' };
}

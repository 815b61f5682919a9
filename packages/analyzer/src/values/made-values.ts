/** Values that stand for what libraries make: objects of members that are read when they are asked for, functions that give something. */
import type { SourceModule } from '../contracts.js';
import { UNKNOWN, type Entry, type ObjectValue, type SignatureValue, type Value } from './value.js';

/** An object with these members, which nothing of the source writes. `module`: where what made it stands. */
export function objectOf(members: Readonly<Record<string, () => Value>>, module: SourceModule): ObjectValue {
  const entries = Object.entries(members).map(([name, value]): [string, Entry] => [name, { value, module }]);
  return madeObject(new Map(entries));
}

/** An object of these entries and of the members of what is spread into it, which nothing of the source writes. */
export function madeObject(
  entries: Map<string, Entry> = new Map<string, Entry>(),
  spreads: (() => Value)[] = [],
): ObjectValue {
  return { kind: 'object', place: undefined, entries, spreads };
}

/** A function that gives a value, whatever it is called with. */
export function returning(returns: () => Value): SignatureValue {
  return { kind: 'signature', parameter: () => UNKNOWN, returns };
}

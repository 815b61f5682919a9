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

/** What is called to be read; `update` hands what it reads to a function. `members`: the names of those that are the same without a call. */
export function calledToRead(returns: () => Value, module: SourceModule, members: readonly string[]): SignatureValue {
  const handed: Value = { kind: 'signature', parameter: (index) => (index === 0 ? returns() : UNKNOWN), returns };
  const update: Value = {
    kind: 'signature',
    parameter: (index) => (index === 0 ? handed : UNKNOWN),
    returns: () => UNKNOWN,
  };
  const made: SignatureValue = {
    kind: 'signature',
    parameter: () => UNKNOWN,
    returns,
    members: new Map<string, Entry>([
      ['asReadonly', { value: () => ({ kind: 'signature', parameter: () => UNKNOWN, returns: () => made }), module }],
      ['update', { value: () => update, module }],
      ...members.map((name): [string, Entry] => [name, { value: returns, module }]),
    ]),
  };
  return made;
}

/** Objects of packages that hold a result or an error: `result.map(…)`, `result.unwrapOr([])`. */
import { madeObject } from '../values/made-values.js';
import { UNKNOWN, union, type Entry, type Place, type SignatureValue, type Value } from '../values/value.js';
import { calledWith } from './package-signatures.js';
import type { Context } from './context.js';

/** Methods that give another such object of what their function gives; that give what it gives, itself such an object; that give this one. */
const MAPPING = ['map', 'asyncMap'];
const CHAINING = ['andThen', 'asyncAndThen'];
const PASSING = ['andTee', 'andThrough', 'asyncAndThrough', 'inspect', 'mapErr', 'orElse', 'orTee'];
/** Methods and members that give the result itself. */
const UNWRAPPING = ['unwrap', 'unwrapOr', 'unwrapOrElse', 'expect', '_unsafeUnwrap', 'safeUnwrap'];
const MEMBERS = ['value', 'val'];

/** An object that holds a result. */
export function resultHolding(context: Context, held: () => Value, place: Place): Value {
  const entries = new Map<string, Entry>();
  const result: Value = madeObject(entries);
  const add = (names: readonly string[], value: () => Value): void => {
    for (const name of names) entries.set(name, { value, module: place.module });
  };
  const given = (fns: readonly Value[]): Value =>
    union(fns.map((fn) => calledWith(context, fn, [held()], place) ?? UNKNOWN));
  add(MAPPING, () => taking(held, (fns) => resultHolding(context, () => given(fns), place)));
  add(CHAINING, () => taking(held, given));
  add(['match'], () => taking(held, given));
  add(PASSING, () => taking(held, () => result));
  add(UNWRAPPING, () => taking(() => UNKNOWN, held));
  add(MEMBERS, held);
  return result;
}

/** A method whose functions receive the result. */
function taking(held: () => Value, apply: (fns: readonly Value[]) => Value): SignatureValue {
  const parameter: Value = {
    kind: 'signature',
    parameter: (index) => (index === 0 ? held() : UNKNOWN),
    returns: () => UNKNOWN,
  };
  return { kind: 'signature', parameter: () => parameter, returns: () => UNKNOWN, apply };
}

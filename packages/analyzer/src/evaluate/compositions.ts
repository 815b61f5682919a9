/** Functions that are made of several: `compose(connect(select), withCards)(List)`. */
import { composes } from '../clients/package-signatures.js';
import { UNKNOWN, alternatives, unionOfKnown, type PackageValue, type Place, type Value } from '../values/value.js';
import type { Context } from './context.js';
import { exportOf } from './package-functions.js';
import { calledWith } from './package-signatures.js';
import { passedInCall } from './passed-values.js';

/** What such a call makes: a function whose argument goes through all of them; undefined for other calls. */
export function composition(
  context: Context,
  value: PackageValue,
  args: readonly Value[],
  place: Place,
): Value | undefined {
  if (!composes(value.name, exportOf(value))) return undefined;
  const applied = ([first = UNKNOWN]: readonly Value[]): Value =>
    args.reduceRight<Value>((given, fn) => throughEach(context, fn, given, place), first);
  return {
    kind: 'signature',
    parameter: (position) => ({
      kind: 'signature',
      parameter: (index) =>
        position === 0 ? unionOfKnown(args.map((fn) => handedBy(context, fn, index, place))) : UNKNOWN,
      returns: () => UNKNOWN,
    }),
    returns: () => applied([]),
    apply: applied,
  };
}

function throughEach(context: Context, fn: Value, given: Value, place: Place): Value {
  return unionOfKnown(alternatives(fn).map((part) => calledWith(context, part, [given], place) ?? UNKNOWN));
}

/** What one of the functions calls a function with, or gives a component, that it is handed: `connect` what it selects. */
function handedBy(context: Context, fn: Value, index: number, place: Place): Value {
  return unionOfKnown(
    alternatives(fn).map((part) => {
      if (part.kind === 'function')
        return passedInCall(context, part, { args: () => [UNKNOWN], place }, part.bound.length, index);
      return part.kind === 'object' && index === 0 ? part : UNKNOWN;
    }),
  );
}

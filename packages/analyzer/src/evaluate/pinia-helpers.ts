/** Helpers of Pinia that give members of a store to a component: `...mapState(useCards, ['all'])`, `...mapActions(useCards, ['load'])`. */
import { madeObject, returning } from '../values/made-values.js';
import {
  UNKNOWN,
  alternatives,
  functionsAmong,
  plainText,
  unionOfKnown,
  type Entry,
  type PackageValue,
  type Place,
  type Value,
} from '../values/value.js';
import { callFunction } from './frames.js';
import type { Context } from './context.js';
import { memberOf } from './members.js';
import { exportOf } from './package-functions.js';
import { membersNamed } from './vuex.js';

const READ = new Set(['mapState', 'mapGetters', 'mapWritableState']);

/** What such a helper gives; undefined for other exports. */
export function piniaMapped(
  context: Context,
  value: PackageValue,
  [definition = UNKNOWN, wanted = UNKNOWN]: readonly Value[],
  place: Place,
): Value | undefined {
  const helper = exportOf(value);
  if (value.name !== 'pinia' || (!READ.has(helper) && helper !== 'mapActions')) return undefined;
  const store = (): Value =>
    unionOfKnown(alternatives(definition).map((part) => (part.kind === 'signature' ? part.returns() : UNKNOWN)));
  const entries = membersNamed(wanted).map(([name, member]): [string, Entry] => {
    const read = (): Value => taken(context, store(), member, place);
    return [name, { value: () => (READ.has(helper) ? returning(read) : read()), module: place.module }];
  });
  return madeObject(new Map(entries));
}

/** A member of a store by its name, or by a function of the store. */
function taken(context: Context, store: Value, member: Value, place: Place): Value {
  const name = plainText(member);
  if (name !== undefined) return memberOf(context, store, name);
  return unionOfKnown(functionsAmong(member).map((fn) => callFunction(context, fn, [store], place)));
}

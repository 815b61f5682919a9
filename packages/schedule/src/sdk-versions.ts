import { isSemverRange, isSubsetOf } from './semver-ranges.js';
import type { Deprecation } from './schedule-types.js';

/**
 * Whether a client package of this version lacks the old surface, whatever the day.
 * @param version an exact version (`3.1.0`), or a range as `package.json` declares it (`^3.0.0`): then every version of the
 * range must lack it.
 * @throws {RangeError} when `version` is neither.
 */
export function isGoneForSdk(deprecation: Deprecation, version: string): boolean {
  if (!isSemverRange(version)) throw new RangeError(`'${version}' is not a version or range of versions`);
  if (deprecation.sdk === undefined || deprecation.withdrawn === true) return false;
  return isSubsetOf(version, deprecation.sdk.range);
}

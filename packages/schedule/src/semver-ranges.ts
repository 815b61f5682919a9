/** Ranges of versions, as `package.json` writes them. The reader of them is loaded where a schedule or a project has one. */
import { createRequire } from 'node:module';
import type * as Semver from 'semver';

const load = createRequire(import.meta.url);

export function isSemverRange(text: string): boolean {
  return (load('semver') as typeof Semver).validRange(text) !== null;
}

/** Whether each version of the first range is one of the second, releases before a version counted in. */
export function isSubsetOf(range: string, of: string): boolean {
  return (load('semver') as typeof Semver).subset(range, of, { includePrerelease: true });
}

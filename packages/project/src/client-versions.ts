/** Which client packages a project has installed, for deprecations that are gone past a version of one. */
import { dirname, join } from 'node:path';
import { isGoneForSdk, type Schedule } from '@curfew/schedule';
import { dependenciesOf, manifestOf } from './manifest.js';

/**
 * The schedule as a project with these dependencies meets it: deprecations whose `sdk` range covers the client that is installed (or,
 * where nothing is installed, every version that package.json allows) are gone whatever the day.
 *
 * @param folder Absolute path of the project; node_modules and package.json are looked for here and in the folders above.
 */
export const applyClientVersions = (schedule: Schedule, folder: string): Schedule => {
  const deprecations = schedule.deprecations.map((deprecation) => {
    const { sdk } = deprecation;
    const version = sdk && clientVersion(sdk.package, folder);
    if (!sdk || version === undefined || !isGone(deprecation, version)) return deprecation;
    return { ...deprecation, goneInClient: `${sdk.package} ${version}` };
  });
  const changed = deprecations.some((deprecation, index) => deprecation !== schedule.deprecations[index]);
  return changed ? { ...schedule, deprecations } : schedule;
};

/** Versions such as `workspace:*` or a git address say nothing. */
const isGone = (deprecation: Parameters<typeof isGoneForSdk>[0], version: string): boolean => {
  try {
    return isGoneForSdk(deprecation, version);
  } catch {
    return false;
  }
};

const clientVersion = (name: string, folder: string): string | undefined => {
  const declared: string[] = [];
  for (let current = folder; ; current = dirname(current)) {
    const installed = manifestOf(join(current, 'node_modules', name))['version'];
    if (typeof installed === 'string') return installed;
    const dependency = dependenciesOf(manifestOf(current)).find(
      ([own, range]) => own === name && typeof range === 'string',
    );
    if (dependency) declared.push(String(dependency[1]));
    if (dirname(current) === current) return declared[0];
  }
};

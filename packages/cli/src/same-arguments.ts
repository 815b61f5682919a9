import type { SettingFlags } from './resolve-options.js';

/** The arguments that make another command speak of the same files, schedule and day. */
export function sameArguments(
  paths: readonly string[],
  flags: SettingFlags & { only?: string[]; types?: boolean },
): string[] {
  const { only } = flags;
  // A path that begins with a dash would be read as a flag.
  const files = paths.map((each) => (each.startsWith('-') ? `./${each}` : each));
  return [...files, ...(only === undefined ? [] : ['--only', only.join(',')]), ...settingArguments(flags)];
}

/** Of these, the arguments that do not choose files or ids. */
export function settingArguments({ asOf, schedule, config, types }: SettingFlags & { types?: boolean }): string[] {
  return [
    ...(types === undefined ? [] : [types ? '--types' : '--no-types']),
    ...(asOf === undefined ? [] : ['--as-of', asOf]),
    ...(schedule === undefined ? [] : ['--schedule', schedule]),
    ...(config === undefined ? [] : ['--config', config]),
  ];
}

import type { SettingFlags } from './resolve-options.js';

/** The arguments that make another command speak of the same files, schedule and day. */
export function sameArguments(
  paths: readonly string[],
  flags: SettingFlags & { only?: string[]; types?: boolean },
): string[] {
  const { asOf, schedule, config, only, types } = flags;
  return [
    ...paths,
    ...(only === undefined ? [] : ['--only', only.join(',')]),
    ...(types === true ? ['--types'] : []),
    ...(asOf === undefined ? [] : ['--as-of', asOf]),
    ...(schedule === undefined ? [] : ['--schedule', schedule]),
    ...(config === undefined ? [] : ['--config', config]),
  ];
}

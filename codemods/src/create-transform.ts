import path from 'node:path';
import { findDeprecation, readSchedule, type Schedule } from '@curfew/schedule';
import { migrateFile } from './migrate-file.js';
import { readOptions, type RawOptions, type TransformSetting } from './transform-options.js';
import type { Transform } from './transform-types.js';

/** Stands for every id of a schedule. */
export const ALL_IDS = 'all';

/**
 * Makes the jscodeshift transform of one deprecation.
 * @param id id of the schedule, or `all`
 * @param schedule a schedule, or the path of a schedule file; absent: that of the configuration, else the bundled one. The
 * option `schedule` goes before it
 */
export function createTransform(id: string, schedule?: Schedule | string): Transform {
  const settingOf = rememberLast((options: string): TransformSetting => {
    const cwd = process.cwd();
    const given = typeof schedule === 'string' ? readSchedule(path.resolve(cwd, schedule)) : schedule;
    return readOptions(JSON.parse(options) as RawOptions, given, cwd);
  });

  return (file, api, options) => {
    const setting = settingOf(JSON.stringify(options));
    // An unknown id is an error of the run, never a file without findings.
    const only = id === ALL_IDS ? undefined : new Set([findDeprecation(setting.schedule, id).id]);
    const { text, remaining } = migrateFile(file, only, setting, process.cwd());
    for (const line of remaining) api.report?.(line);
    return text;
  };
}

/** jscodeshift hands over equal options with every file. */
function rememberLast<T>(compute: (key: string) => T): (key: string) => T {
  let last: { key: string; value: T } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: compute(key) };
    return last.value;
  };
}

import { fileURLToPath } from 'node:url';
import { deepFreeze, parseSchedule, readScheduleData } from './parse-schedule.js';
import { copyJson } from './json-copy.js';
import { revisionOf } from './revision.js';
import type { Schedule } from './schedule-types.js';

let bundled: Schedule | undefined;

/** The schedule of the access control service that comes with the package: read once, valid, deeply frozen. */
export function bundledSchedule(): Schedule {
  return (bundled ??= load(fileURLToPath(new URL('../data/access-control.json', import.meta.url))));
}

/**
 * The data was validated when the package was built. Its revision says whether it is still that data; only otherwise is
 * it worth loading the validator, which takes longer than all else a small run does.
 */
function load(file: string): Schedule {
  const data = readScheduleData(file) as Schedule;
  const copied = copyJson(data);
  if ('problem' in copied || data.revision !== revisionOf(data)) return parseSchedule(data, file);
  return deepFreeze(copied.copy as Schedule);
}

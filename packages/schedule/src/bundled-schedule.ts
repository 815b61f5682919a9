import { fileURLToPath } from 'node:url';
import { readSchedule } from './parse-schedule.js';
import type { Schedule } from './schedule-types.js';

let bundled: Schedule | undefined;

/** The schedule of the access control service that comes with the package: validated once, deeply frozen. */
export function bundledSchedule(): Schedule {
  return (bundled ??= readSchedule(fileURLToPath(new URL('../data/access-control.json', import.meta.url))));
}

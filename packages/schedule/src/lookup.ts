import type { Deprecation, Operation, Schedule } from './schedule-types.js';

/**
 * The operation with this id.
 * @throws {RangeError} when there is none; the message lists the ids that exist.
 */
export function findOperation(schedule: Schedule, id: string): Operation {
  return findById(schedule.operations, id, 'operation');
}

/**
 * The deprecation with this id.
 * @throws {RangeError} when there is none; the message lists the ids that exist.
 */
export function findDeprecation(schedule: Schedule, id: string): Deprecation {
  return findById(schedule.deprecations, id, 'deprecation');
}

function findById<T extends { id: string }>(entries: readonly T[], id: string, what: string): T {
  const found = entries.find((entry) => entry.id === id);
  if (found) return found;
  const known = entries.map((entry) => entry.id).join(', ');
  throw new RangeError(`There is no ${what} '${id}'; known are: ${known}`);
}

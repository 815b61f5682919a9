import type { Deprecation, Operation, Replacement, Schedule } from './schedule-types.js';

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

/** The values that a replacement puts in place of an old one; undefined for replacements of another sort. */
export function successorValues(replacement: Replacement): readonly string[] | undefined {
  switch (replacement.kind) {
    case 'rename':
      return [replacement.to];
    case 'merge':
      return [replacement.into];
    case 'split':
      return replacement.into;
    default:
      return undefined;
  }
}

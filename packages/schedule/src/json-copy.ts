import { jsonPath } from './json-path.js';
import type { ScheduleProblem } from './schedule-error.js';

/** Far deeper than any schedule; keeps hostile nesting from exhausting the stack. */
const DEPTH_LIMIT = 64;
/** Values in total: some thirty times the bundled schedule. */
const SIZE_LIMIT = 100_000;

/**
 * Copies plain JSON data, so that what is checked and frozen later is nobody else's object. Objects of the copy have no
 * prototype: looking up `constructor` in a map of resources finds nothing.
 * @returns the copy, or the first thing that is no JSON data, is nested too deep or makes the whole too large.
 */
export function copyJson(data: unknown): { copy: unknown } | { problem: ScheduleProblem } {
  let size = 0;

  function copy(value: unknown, path: readonly (string | number)[]): unknown {
    size += 1;
    if (size > SIZE_LIMIT) throw new CopyFailure(path, `the schedule holds more than ${SIZE_LIMIT} values`);
    if (path.length > DEPTH_LIMIT) throw new CopyFailure(path, `nested deeper than ${DEPTH_LIMIT} levels`);
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number') {
      if (Number.isFinite(value)) return value;
      throw new CopyFailure(path, `${value} is not a JSON number`);
    }
    if (Array.isArray(value)) return Array.from(value, (element: unknown, index) => copy(element, [...path, index]));
    if (typeof value !== 'object') throw new CopyFailure(path, `a value of type ${typeof value} is not JSON data`);
    const target = Object.create(null) as Record<string, unknown>;
    for (const [key, child] of Object.entries(value)) {
      if (key === '__proto__') throw new CopyFailure([...path, key], 'the key __proto__ is not allowed');
      target[key] = copy(child, [...path, key]);
    }
    return target;
  }

  try {
    return { copy: copy(data, []) };
  } catch (error) {
    if (error instanceof CopyFailure) return { problem: { path: jsonPath(...error.path), reason: error.message } };
    throw error;
  }
}

class CopyFailure extends Error {
  readonly path: readonly (string | number)[];

  constructor(path: readonly (string | number)[], reason: string) {
    super(reason);
    this.path = path;
  }
}

import { readFileSync, statSync } from 'node:fs';
import { formatProblems } from './format-check.js';
import { copyJson } from './json-copy.js';
import { readJsonText } from './json-text.js';
import { meaningProblems } from './meaning-check.js';
import { ScheduleError } from './schedule-error.js';
import type { Schedule } from './schedule-types.js';

/** Bytes; hundreds of times the bundled schedule. */
const FILE_LIMIT = 16 * 1024 * 1024;

/**
 * Makes a schedule of plain data: copied, checked against the JSON Schema and for meaning (references, days, chains), and
 * deeply frozen. Its maps have no prototype.
 * @param source names the data in errors: a file, or any text.
 * @throws {ScheduleError} with every problem of the first check that finds some.
 */
export function parseSchedule(data: unknown, source: string): Schedule {
  const copied = copyJson(data);
  if ('problem' in copied) throw new ScheduleError(source, [copied.problem]);
  const malformed = formatProblems(copied.copy);
  if (malformed.length > 0) throw new ScheduleError(source, malformed);
  const schedule = copied.copy as Schedule;
  const meaningless = meaningProblems(schedule);
  if (meaningless.length > 0) throw new ScheduleError(source, meaningless);
  return deepFreeze(schedule);
}

/**
 * Reads a schedule from a JSON file in UTF-8, with or without BOM.
 * @throws {ScheduleError} when the file cannot be read, is no JSON (with line and column) or no valid schedule.
 */
export function readSchedule(file: string): Schedule {
  return parseSchedule(readScheduleData(file), file);
}

/**
 * The data of a JSON file, not yet checked to be a schedule.
 * @throws {ScheduleError} when the file cannot be read or is no JSON.
 */
export function readScheduleData(file: string): unknown {
  const result = readJsonText(readText(file));
  if ('value' in result) return result.value;
  const { line, column, reason } = result.problem;
  throw new ScheduleError(file, [{ path: '$', reason: `broken JSON at line ${line}, column ${column}: ${reason}` }]);
}

function readText(file: string): string {
  const refuse = (reason: string): never => {
    throw new ScheduleError(file, [{ path: '$', reason }]);
  };
  let bytes: Buffer;
  try {
    const size = statSync(file).size;
    if (size > FILE_LIMIT) return refuse(`the file has ${size} bytes, more than the ${FILE_LIMIT} allowed`);
    bytes = readFileSync(file);
  } catch (error) {
    if (error instanceof ScheduleError) throw error;
    return refuse(`the file cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse('the file is not UTF-8');
  }
}

/** Freezes plain data in place, with all that it holds. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(deepFreeze);
    Object.freeze(value);
  }
  return value;
}

import type { Day } from './schedule-types.js';

const MILLISECONDS_PER_DAY = 86_400_000;
const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** A text that is no calendar day, or arithmetic that leaves the years 0000 to 9999. */
export class DayError extends Error {
  override name = 'DayError';
}

/**
 * Reads a UTC calendar day `YYYY-MM-DD`. The day must exist: it is checked by round trip, so `2026-02-31` is an error and
 * never 3 March.
 * @throws {DayError} when the text has another form or names no real day.
 */
export function parseDay(text: string): Day {
  if (!DAY_PATTERN.test(text)) throw new DayError(`'${text}' is not a day of the form YYYY-MM-DD`);
  const instant = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(instant.getTime()) || dayOfInstant(instant) !== text) {
    throw new DayError(`'${text}' is not a day of the calendar`);
  }
  return text;
}

/**
 * The calendar day in UTC at an instant, whatever the time zone of the machine.
 * @param now defaults to the clock of the machine.
 * @throws {DayError} when the instant is invalid or outside the years 0000 to 9999.
 */
export function todayInUtc(now: Date = new Date()): Day {
  if (Number.isNaN(now.getTime())) throw new DayError('The instant is not a valid date');
  return parseDay(dayOfInstant(now));
}

/**
 * The day `count` days after `day` (before it, when negative).
 * @throws {DayError} when `day` is no day, `count` is no whole number, or the result leaves the years 0000 to 9999.
 */
export function addDays(day: Day, count: number): Day {
  if (!Number.isSafeInteger(count)) throw new DayError(`${String(count)} is not a whole number of days`);
  const instant = new Date((dayNumber(day) + count) * MILLISECONDS_PER_DAY);
  if (Number.isNaN(instant.getTime())) throw new DayError(`${day} plus ${String(count)} days is out of range`);
  return parseDay(dayOfInstant(instant));
}

/**
 * Whole days from one day to another: positive when `to` is later, 0 for the same day.
 * @throws {DayError} when one of them is no day.
 */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

function dayNumber(day: Day): number {
  return Date.parse(`${parseDay(day)}T00:00:00Z`) / MILLISECONDS_PER_DAY;
}

function dayOfInstant(instant: Date): string {
  const text = instant.toISOString();
  return text.slice(0, text.indexOf('T'));
}

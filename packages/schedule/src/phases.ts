import { daysBetween } from './days.js';
import type { Day, Deprecation, Phase, Schedule, Service, Target } from './schedule-types.js';

/** Days before a sunset that count as closing, unless a caller sets another number. */
export const DEFAULT_HORIZON = 90;

/** What a sunset date means: see {@link Service.sunsetDay}. */
export type SunsetDay = Service['sunsetDay'];

/** The day that counts for a target: its own sunset, or else that of its deprecation. */
export function sunsetOf(deprecation: Deprecation, target?: Target): Day {
  return target?.sunset ?? deprecation.sunset;
}

/**
 * Days from `asOf` to the first day without the old behaviour; 0 or less once it is gone. On the sunset day itself a
 * `lastDay` sunset has 1 day left, a `firstGone` sunset none.
 * @throws {DayError} when one of the two is no day.
 */
export function daysLeft(sunset: Day, asOf: Day, sunsetDay: SunsetDay): number {
  return daysBetween(asOf, sunset) + (sunsetDay === 'lastDay' ? 1 : 0);
}

/**
 * The phase on a day: `sunset` when the old behaviour is gone, `closing` when it goes within `horizon` days, `announced`
 * earlier.
 * @throws {DayError} when one of the days is no day.
 * @throws {RangeError} when the horizon is not a whole number of days, 0 or more.
 */
export function phaseOn(question: { sunset: Day; asOf: Day; horizon: number; sunsetDay: SunsetDay }): Phase {
  const { sunset, asOf, horizon, sunsetDay } = question;
  if (!Number.isSafeInteger(horizon) || horizon < 0) {
    throw new RangeError(`The horizon must be a whole number of days, 0 or more; it is ${String(horizon)}`);
  }
  const left = daysLeft(sunset, asOf, sunsetDay);
  if (left <= 0) return 'sunset';
  return left <= horizon ? 'closing' : 'announced';
}

/**
 * The phase of a deprecation, or of one of its targets, on a day: `sunset` at once where the installed client lacks the old surface, else by date.
 * @throws as {@link phaseOn}
 */
export function phaseOf(
  schedule: Schedule,
  deprecation: Deprecation,
  target: Target | undefined,
  { asOf, horizon }: { asOf: Day; horizon: number },
): Phase {
  const sunset = sunsetOf(deprecation, target);
  const phase = phaseOn({ sunset, asOf, horizon, sunsetDay: schedule.service.sunsetDay });
  return deprecation.goneInClient === undefined ? phase : 'sunset';
}

import { phaseOn, sunsetOf } from './phases.js';
import type { Day, Schedule } from './schedule-types.js';

/**
 * What of a day matters to a schedule: on two days of one state every phase and every advice is the same. It changes on the days on which
 * something closes, is gone, or begins to be available.
 *
 * @param horizon days before a sunset that count as closing
 */
export function calendarState(schedule: Schedule, { asOf, horizon }: { asOf: Day; horizon: number }): string {
  const { sunsetDay } = schedule.service;
  const { deprecations } = schedule;
  const sunsets = deprecations.flatMap((deprecation) => [
    deprecation.sunset,
    ...deprecation.targets.map((target) => sunsetOf(deprecation, target)),
  ]);
  const begins = deprecations.flatMap(({ availableFrom }) => availableFrom ?? []);
  const distinct = (days: readonly Day[]): Day[] => [...new Set(days)].sort();
  return [
    ...distinct(sunsets).map((sunset) => `${sunset} ${phaseOn({ sunset, asOf, horizon, sunsetDay })}`),
    ...distinct(begins).map((day) => `${day} ${asOf < day ? 'later' : 'available'}`),
  ].join(', ');
}

import { phaseOf, type Day, type Deprecation, type Phase, type Schedule } from '@curfew/schedule';

/** The day, and how many days before a sunset count as closing. */
export interface Calendar {
  asOf: Day;
  horizon: number;
}

/** Phase of an entry on a day, by its own sunset. */
export function phaseOfEntry(deprecation: Deprecation, schedule: Schedule, calendar: Calendar): Phase {
  return phaseOf(schedule, deprecation, undefined, calendar);
}

/** Phase of each target of an entry, in the order of the schedule; a target may have a sunset of its own. */
export function phasesOfTargets(deprecation: Deprecation, schedule: Schedule, calendar: Calendar): Phase[] {
  return deprecation.targets.map((target) => phaseOf(schedule, deprecation, target, calendar));
}

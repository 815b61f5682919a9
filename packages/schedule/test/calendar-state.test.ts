import { describe, expect, it } from 'vitest';
import { adviceOn } from '../src/advice.js';
import { bundledSchedule } from '../src/bundled-schedule.js';
import { calendarState } from '../src/calendar-state.js';
import { addDays } from '../src/days.js';
import { phaseOf } from '../src/phases.js';
import type { Day, Schedule } from '../src/schedule-types.js';

/** All phases and all advice of a day. */
function saidOn(schedule: Schedule, asOf: Day, horizon: number): string {
  const said = schedule.deprecations.flatMap((deprecation) =>
    deprecation.targets.map((target) => [
      phaseOf(schedule, deprecation, target, { asOf, horizon }),
      adviceOn({ schedule, deprecation, target, asOf, horizon }),
    ]),
  );
  return JSON.stringify(said);
}

describe('the state of the calendar', () => {
  it.each([0, 90])('is another one whenever a phase or an advice is (horizon %i)', (horizon) => {
    const schedule = structuredClone(bundledSchedule());
    const [first, second] = schedule.deprecations;
    // Gone in the installed client: its phase is the same on every day, the advice that leads there is not.
    if (first) first.goneInClient = 'desk-client 2.0.0';
    if (second) second.availableFrom = '2024-02-10';
    let changes = 0;
    let before: { state: string; said: string } | undefined;
    for (let day: Day = '2023-09-01'; day < '2025-12-10'; day = addDays(day, 1)) {
      const now = { state: calendarState(schedule, { asOf: day, horizon }), said: saidOn(schedule, day, horizon) };
      if (before && now.said !== before.said) {
        changes += 1;
        expect(now.state, day).not.toBe(before.state);
      }
      before = now;
    }
    expect(changes).toBeGreaterThan(8);
  });

  it('names what is near, what is gone and what is not there yet', () => {
    const [deprecation] = bundledSchedule().deprecations;
    if (!deprecation) throw new Error('the schedule is empty');
    const only = { ...deprecation, sunset: '2024-06-30', availableFrom: '2024-01-01', targets: [] };
    const schedule: Schedule = { ...bundledSchedule(), deprecations: [only] };
    const on = (asOf: Day): string => calendarState(schedule, { asOf, horizon: 30 });
    expect(on('2023-12-31')).toBe('2024-06-30 announced, 2024-01-01 later');
    expect(on('2024-01-01')).toBe('2024-06-30 announced, 2024-01-01 available');
    expect(on('2024-06-30')).toBe('2024-06-30 closing, 2024-01-01 available');
    expect(on('2024-07-01')).toBe('2024-06-30 sunset, 2024-01-01 available');
  });
});

import { describe, expect, it } from 'vitest';
import { bundledSchedule } from '../src/bundled-schedule.js';
import { addDays } from '../src/days.js';
import { daysLeft, DEFAULT_HORIZON, phaseOn, sunsetOf } from '../src/phases.js';

const TODAY = '2026-11-27';

describe('phaseOn with the sunset as the last day', () => {
  it.each([
    ['announced', '2025-09-01', 91],
    ['closing', '2025-09-02', 90],
    ['closing', '2025-11-30', 1],
    ['sunset', '2025-12-01', 0],
    ['sunset', TODAY, -361],
  ])('is %s on %s, with %i days left', (phase, asOf, left) => {
    expect(daysLeft('2025-11-30', asOf, 'lastDay')).toBe(left);
    expect(phaseOn({ sunset: '2025-11-30', asOf, horizon: 90, sunsetDay: 'lastDay' })).toBe(phase);
  });
});

describe('phaseOn with the sunset as the first day without the old behaviour', () => {
  it.each([
    ['announced', '2025-08-31', 91],
    ['closing', '2025-09-01', 90],
    ['closing', '2025-11-29', 1],
    ['sunset', '2025-11-30', 0],
    ['sunset', '2025-12-01', -1],
  ])('is %s on %s, with %i days left', (phase, asOf, left) => {
    expect(daysLeft('2025-11-30', asOf, 'firstGone')).toBe(left);
    expect(phaseOn({ sunset: '2025-11-30', asOf, horizon: 90, sunsetDay: 'firstGone' })).toBe(phase);
  });
});

describe('phaseOn', () => {
  const at = (horizon: number) => phaseOn({ sunset: '2025-11-30', asOf: '2025-11-30', horizon, sunsetDay: 'lastDay' });

  it('closes nothing with a horizon of 0 days', () => {
    expect(at(0)).toBe('announced');
    expect(at(1)).toBe('closing');
  });

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses a horizon of %d', (horizon) => {
    expect(() => at(horizon)).toThrow(RangeError);
  });

  it('refuses days that do not exist', () => {
    expect(() => phaseOn({ sunset: '2026-02-31', asOf: TODAY, horizon: 90, sunsetDay: 'lastDay' })).toThrow(
      "'2026-02-31'",
    );
    expect(() => phaseOn({ sunset: TODAY, asOf: 'tomorrow', horizon: 90, sunsetDay: 'lastDay' })).toThrow("'tomorrow'");
  });

  it.each(bundledSchedule().deprecations)('takes $id through its phases on five days', ({ sunset }) => {
    const days = [addDays(sunset, -90), addDays(sunset, -89), sunset, addDays(sunset, 1), TODAY];
    const phases = days.map((asOf) => phaseOn({ sunset, asOf, horizon: DEFAULT_HORIZON, sunsetDay: 'lastDay' }));
    expect(phases).toEqual(['announced', 'closing', 'closing', 'sunset', 'sunset']);
  });
});

describe('sunsetOf', () => {
  const references = bundledSchedule().deprecations.find(({ id }) => id === 'event-references');

  it('is the sunset of the target where it has one, else of the deprecation', () => {
    if (!references) throw new Error('There is no event-references');
    expect(sunsetOf(references)).toBe('2024-04-15');
    expect(references.targets.map((target) => [target.kind, sunsetOf(references, target)])).toEqual([
      ['field', '2024-04-15'],
      ['query', '2023-12-31'],
      ['field', '2023-12-31'],
    ]);
  });
});

import { bundledSchedule, findDeprecation, type Schedule } from '@curfew/schedule';
import { expect, it } from 'vitest';
import { fingerprintOn } from '../src/fingerprint.js';

const schedule = bundledSchedule();
const on = (asOf: string, data: Schedule = schedule) => JSON.stringify(fingerprintOn(data, { asOf, horizon: 90 }));

it('is the same on ordinary days', () => {
  expect(on('2026-11-28')).toBe(on('2026-11-27'));
  expect(on('2024-09-01')).toBe(on('2024-08-31'));
});

it('changes on the first day of a horizon and on the first day without the old behaviour, and on no day around them', () => {
  // card-sub-type: last day 2024-12-31, 90 days of horizon.
  expect(on('2024-10-01')).toBe(on('2024-10-02'));
  expect(on('2024-10-03')).not.toBe(on('2024-10-02'));
  expect(on('2024-10-04')).toBe(on('2024-10-03'));
  expect(on('2024-12-31')).toBe(on('2024-12-30'));
  expect(on('2025-01-01')).not.toBe(on('2024-12-31'));
  expect(on('2025-01-02')).toBe(on('2025-01-01'));
});

it('changes on the day of a target that goes earlier than its entry', () => {
  const { targets } = findDeprecation(schedule, 'event-references');
  const alone: Schedule = {
    ...schedule,
    deprecations: [{ ...findDeprecation(schedule, 'event-references'), targets }],
  };
  expect(targets.map(({ sunset }) => sunset)).toContain('2023-12-31');
  expect(on('2023-12-31', alone)).not.toBe(on('2024-01-01', alone));
});

it('changes on the day a replacement begins to work', () => {
  const entry = { ...findDeprecation(schedule, 'event-id'), availableFrom: '2026-12-01' };
  const later: Schedule = { ...schedule, deprecations: [entry] };
  expect(on('2026-11-30', later)).not.toBe(on('2026-12-01', later));
  expect(on('2026-12-02', later)).toBe(on('2026-12-01', later));
});

it('changes with the data, whatever its revision says', () => {
  const [first, ...rest] = schedule.deprecations;
  if (first === undefined) throw new Error('the bundled schedule is empty');
  expect(on('2026-11-27', { ...schedule, deprecations: [{ ...first, title: `${first.title}!` }, ...rest] })).not.toBe(
    on('2026-11-27'),
  );
});

it('holds no day: it would change every morning', () => {
  expect(on('2026-11-27')).not.toContain('2026-11');
});

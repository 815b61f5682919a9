import { bundledSchedule, findDeprecation, type Deprecation, type Schedule } from '@curfew/schedule';
import { describe, expect, it } from 'vitest';
import { severityOn } from '../src/severity.js';

const schedule = bundledSchedule();

/** `card-sub-type` has its sunset on 2024-12-31, the last day on which the old behaviour works; the horizon is 90 days. */
const days: [day: string, asOf: string, severity: string, strict: string][] = [
  ['long before', '2024-01-01', 'off', 'warn'],
  ['the last day before the horizon', '2024-10-02', 'off', 'warn'],
  ['the first day of the horizon', '2024-10-03', 'warn', 'warn'],
  ['the sunset day', '2024-12-31', 'warn', 'warn'],
  ['the day after', '2025-01-01', 'error', 'error'],
  ['much later', '2026-11-27', 'error', 'error'],
];

describe.each(days)('on %s (%s)', (_day, asOf, severity, strict) => {
  const entry = findDeprecation(schedule, 'card-sub-type');

  it(`is ${severity}`, () => {
    expect(severityOn(entry, schedule, { asOf, horizon: 90 }, false)).toBe(severity);
  });

  it(`is ${strict} when announced entries are reported too`, () => {
    expect(severityOn(entry, schedule, { asOf, horizon: 90 }, true)).toBe(strict);
  });
});

describe('the day of the first loss', () => {
  const firstGone: Schedule = { ...schedule, service: { ...schedule.service, sunsetDay: 'firstGone' } };

  it('is an error on the sunset day when the schedule says that the day is the first without it', () => {
    expect(
      severityOn(findDeprecation(firstGone, 'card-sub-type'), firstGone, { asOf: '2024-12-31', horizon: 90 }, false),
    ).toBe('error');
  });
});

describe('an entry of which a target goes earlier', () => {
  // Filtering events by `references` is impossible already, the field itself stays until 2024-04-15.
  const entry = findDeprecation(schedule, 'event-references');

  it('warns while the entry itself is only announced', () => {
    expect(severityOn(entry, schedule, { asOf: '2024-01-10', horizon: 90 }, false)).toBe('warn');
  });

  it('is no error before the sunset of the entry', () => {
    expect(severityOn(entry, schedule, { asOf: '2024-04-15', horizon: 90 }, false)).toBe('warn');
    expect(severityOn(entry, schedule, { asOf: '2024-04-16', horizon: 90 }, false)).toBe('error');
  });
});

it('is off for a withdrawn entry', () => {
  const withdrawn: Deprecation = { ...findDeprecation(schedule, 'card-sub-type'), withdrawn: true };
  expect(severityOn(withdrawn, schedule, { asOf: '2026-11-27', horizon: 90 }, true)).toBe('off');
});

it.each(schedule.deprecations.map((entry) => [entry.id, entry.sunset]))(
  '%s is an error the day after %s',
  (id, sunset) => {
    const next = new Date(Date.parse(sunset) + 86_400_000).toISOString().slice(0, 10);
    expect(severityOn(findDeprecation(schedule, id), schedule, { asOf: next, horizon: 90 }, false)).toBe('error');
    expect(severityOn(findDeprecation(schedule, id), schedule, { asOf: sunset, horizon: 90 }, false)).toBe('warn');
  },
);

import { describe, expect, it } from 'vitest';
import { addDays, DayError, daysBetween, parseDay, todayInUtc } from '../src/days.js';

describe('parseDay', () => {
  it.each(['2026-11-27', '2024-02-29', '2000-02-29', '0000-01-01', '9999-12-31'])('takes %s', (text) => {
    expect(parseDay(text)).toBe(text);
  });

  it.each(['2026-02-31', '2025-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00'])(
    'refuses %s, which no calendar has',
    (text) => {
      expect(() => parseDay(text)).toThrow(new DayError(`'${text}' is not a day of the calendar`));
    },
  );

  it.each([
    '',
    '2026-1-1',
    '2026/01/01',
    '20260101',
    ' 2026-01-01',
    '2026-01-01\n',
    '2026-01-01T00:00:00Z',
    'today',
    '+12026-01-01',
    '２０２６-01-01',
  ])('refuses %j, which has another form', (text) => {
    expect(() => parseDay(text)).toThrow(new DayError(`'${text}' is not a day of the form YYYY-MM-DD`));
  });
});

describe('todayInUtc', () => {
  it('changes at midnight in UTC', () => {
    expect(todayInUtc(new Date('2025-11-30T23:59:59.999Z'))).toBe('2025-11-30');
    expect(todayInUtc(new Date('2025-12-01T00:00:00.000Z'))).toBe('2025-12-01');
  });

  it('is the day of the clock without an argument', () => {
    const before = new Date().toISOString().slice(0, 10);
    const today = todayInUtc();
    const after = new Date().toISOString().slice(0, 10);
    expect([before, after]).toContain(today);
  });

  it('refuses an invalid instant and one beyond the year 9999', () => {
    expect(() => todayInUtc(new Date(Number.NaN))).toThrow(DayError);
    expect(() => todayInUtc(new Date('+010000-01-01T00:00:00Z'))).toThrow(DayError);
  });
});

describe('addDays', () => {
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2024-12-31', 1, '2025-01-01'],
    ['2025-01-01', -1, '2024-12-31'],
    ['2025-11-30', 0, '2025-11-30'],
    ['2024-01-01', 366, '2025-01-01'],
  ])('%s and %i days is %s', (day, count, sum) => {
    expect(addDays(day, count)).toBe(sum);
  });

  it('refuses parts of days, days that do not exist and results out of range', () => {
    expect(() => addDays('2025-01-01', 0.5)).toThrow(new DayError('0.5 is not a whole number of days'));
    expect(() => addDays('2025-01-01', Number.NaN)).toThrow(DayError);
    expect(() => addDays('2026-02-31', 1)).toThrow(DayError);
    expect(() => addDays('9999-12-31', 1)).toThrow(DayError);
    expect(() => addDays('2025-01-01', Number.MAX_SAFE_INTEGER)).toThrow(DayError);
  });
});

describe('daysBetween', () => {
  it.each([
    ['2025-11-30', '2025-11-30', 0],
    ['2025-11-30', '2025-12-01', 1],
    ['2025-12-01', '2025-11-30', -1],
    ['2024-02-28', '2024-03-01', 2],
    // A day on which clocks change in many places is a day like any other.
    ['2025-03-29', '2025-03-31', 2],
    ['1970-01-01', '2026-11-27', 20784],
  ])('from %s to %s are %i', (from, to, count) => {
    expect(daysBetween(from, to)).toBe(count);
  });
});

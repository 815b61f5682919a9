import path from 'node:path';
import { bundledSchedule } from '@curfew/schedule';
import { describe, expect, it } from 'vitest';
import { parseTime, resolveOnly, resolvePaths, resolveSetting } from '../src/resolve-options.js';
import { UsageError } from '../src/usage-error.js';
import { temporaryFolder } from './support/temporary-folder.js';
import { testTerminal } from './support/test-terminal.js';

describe('parseTime', () => {
  it.each([
    ['60d', 60],
    ['60', 60],
    ['8w', 56],
    ['0', 0],
  ])('reads %s as %i days', (text, days) => {
    expect(parseTime(text, '--within')).toBe(days);
  });

  it.each(['', 'd', '-1', '1.5d', '60 d', '2m', 'soon', '1e3', '999999d'])('refuses %j', (text) => {
    expect(() => parseTime(text, '--within')).toThrow(UsageError);
  });
});

describe('resolveOnly', () => {
  const schedule = bundledSchedule();

  it('takes lists and repeated flags', () => {
    expect(resolveOnly(['event-id, card-enroll', 'event-sets'], schedule)).toEqual(
      new Set(['event-id', 'card-enroll', 'event-sets']),
    );
    expect(resolveOnly(undefined, schedule)).toBeUndefined();
  });

  it('refuses an unknown id, suggests the nearest and lists the known', () => {
    expect(() => resolveOnly(['event-id,card-enrol'], schedule)).toThrow(
      /^--only: there is no deprecation "card-enrol"\. Did you mean "card-enroll"\? Known ids: .*card-assignment/,
    );
  });

  it.each(['toString', '__proto__', 'constructor'])('takes %s for no id', (id) => {
    expect(() => resolveOnly([id], schedule)).toThrow(UsageError);
  });
});

describe('resolveSetting', () => {
  it('uses the bundled schedule, 90 days and today in UTC', () => {
    const terminal = testTerminal({ cwd: temporaryFolder(), now: () => new Date('2026-11-27T23:59:59Z') });
    const setting = resolveSetting({}, terminal);
    expect(setting).toMatchObject({ cwd: terminal.cwd, asOf: '2026-11-27', horizon: 90 });
    expect(setting.schedule).toBe(bundledSchedule());
  });

  it('takes the day from the flag, else the environment, else configuration', () => {
    const cwd = temporaryFolder({ 'curfew.config.json': '{ "asOf": "2024-01-01", "horizon": 30 }' });
    const asOf = (flags: { asOf?: string }, env: Record<string, string>): string =>
      resolveSetting(flags, testTerminal({ cwd, env })).asOf;
    expect(asOf({}, {})).toBe('2024-01-01');
    expect(asOf({}, { CURFEW_AS_OF: '' })).toBe('2024-01-01');
    expect(asOf({}, { CURFEW_AS_OF: '2024-02-29' })).toBe('2024-02-29');
    expect(asOf({ asOf: '2024-03-03' }, { CURFEW_AS_OF: '2024-02-29' })).toBe('2024-03-03');
    expect(resolveSetting({}, testTerminal({ cwd })).horizon).toBe(30);
  });

  it.each(['2023-02-29', '2026-2-1', '2026-02-31', 'today', ''])('refuses %j as a day, whoever says it', (day) => {
    const cwd = temporaryFolder();
    expect(() => resolveSetting({ asOf: day }, testTerminal({ cwd }))).toThrow(/^--as-of: .*YYYY-MM-DD\.$/);
    if (day === '') return;
    expect(() => resolveSetting({}, testTerminal({ cwd, env: { CURFEW_AS_OF: day } }))).toThrow(/^CURFEW_AS_OF: /);
  });

  it('says where a configuration file is missing', () => {
    const cwd = temporaryFolder({ 'curfew.config.json': '{}' });
    expect(() => resolveSetting({ config: 'curfew.conf.json' }, testTerminal({ cwd }))).toThrow(
      '--config: there is no "curfew.conf.json". Did you mean "curfew.config.json"?',
    );
  });

  it('moves the sunsets that configuration overrides, and refuses ids that the schedule does not have', () => {
    const cwd = temporaryFolder({
      'curfew.config.json': '{ "overrides": { "event-id": { "sunset": "2030-01-01" } } }',
    });
    const { schedule } = resolveSetting({}, testTerminal({ cwd }));
    expect(schedule.deprecations.find(({ id }) => id === 'event-id')?.sunset).toBe('2030-01-01');
    const wrong = temporaryFolder({ 'curfew.config.json': '{ "overrides": { "event-ids": { "severity": "off" } } }' });
    expect(() => resolveSetting({}, testTerminal({ cwd: wrong }))).toThrow(UsageError);
    expect(() => resolveSetting({}, testTerminal({ cwd: wrong }))).toThrow(/event-ids/);
  });

  it('says what is wrong with a schedule file', () => {
    const cwd = temporaryFolder({ 'own.json': '{ "format": 2 }' });
    expect(() => resolveSetting({ schedule: 'own.json' }, testTerminal({ cwd }))).toThrow(UsageError);
    expect(() => resolveSetting({ schedule: 'own.json' }, testTerminal({ cwd }))).toThrow(/\$\.format/);
  });
});

describe('resolvePaths', () => {
  it('means the working directory when none is given', () => {
    expect(resolvePaths([], temporaryFolder())).toEqual(['.']);
  });

  it('refuses a path that is not there and suggests its neighbour', () => {
    const cwd = temporaryFolder({ 'src/client.ts': '' });
    expect(resolvePaths(['src/client.ts', path.join(cwd, 'src'), 'src/*.ts'], cwd)).toHaveLength(3);
    expect(() => resolvePaths(['src/cleint.ts'], cwd)).toThrow(
      'path: there is no "src/cleint.ts". Did you mean "client.ts"?',
    );
  });
});

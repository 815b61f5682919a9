import { adviceOn, bundledSchedule, findDeprecation, type Schedule, type Target, targetName } from '@curfew/schedule';
import { describe, expect, it } from 'vitest';
import { configureSchedule } from '../src/configure-schedule.js';

const bundled = bundledSchedule();

function targetsOf(schedule: Schedule, id: string): Map<string, Target> {
  return new Map(findDeprecation(schedule, id).targets.map((target) => [targetName(schedule, target), target]));
}

it('leaves the schedule as it is without configuration', () => {
  expect(configureSchedule(bundled, {})).toBe(bundled);
});

it('moves the sunset of an id alone', () => {
  const schedule = configureSchedule(bundled, { overrides: { 'event-id': { sunset: '2030-01-01' } } });
  expect(findDeprecation(schedule, 'event-id').sunset).toBe('2030-01-01');
  expect(findDeprecation(schedule, 'event-sets').sunset).toBe('2023-12-31');
});

it('refuses an override of an id that the schedule does not have', () => {
  const config = { source: '/p/curfew.config.json', overrides: { 'event-ids': { severity: 'off' } } } as const;
  expect(() => configureSchedule(bundled, config)).toThrow(
    '/p/curfew.config.json: "overrides" names "event-ids", which the schedule does not have. Did you mean "event-id"?',
  );
});

describe('other names of a gateway', () => {
  const schedule = configureSchedule(bundled, {
    aliases: {
      fields: { kind_detail: 'sub_type', owner_member: 'member_id' },
      values: { EV1: 'hfcard_desfire_ev1', DESFIRE: 'hfcard_desfire' },
      paths: { '/access/badges': '/cards' },
    },
  });

  it('stand beside the names of the service', () => {
    expect([...targetsOf(schedule, 'card-sub-type').keys()]).toEqual(
      expect.arrayContaining(['Card.sub_type', 'Card.kind_detail']),
    );
    expect(schedule.resources['Card']?.fields).toHaveProperty('kind_detail');
    expect([...targetsOf(schedule, 'card-member-id-filter').keys()].join()).toContain('?owner_member');
  });

  it('are replaced by the other name of what replaces them, where there is one', () => {
    const own = targetsOf(schedule, 'card-type-desfire');
    expect(own.get("CardType 'EV1'")).toMatchObject({ replacement: { kind: 'merge', into: 'DESFIRE' } });
    expect(own.get("CardType 'hfcard_desfire_ev1'")).not.toHaveProperty('replacement');
    expect(targetsOf(schedule, 'card-sub-type').get('Card.kind_detail')).toMatchObject({
      replacement: { kind: 'rename', to: 'format_name' },
    });
  });

  it('of a path stand for everything below it, and for nothing that merely begins alike', () => {
    const enroll = targetsOf(schedule, 'card-enroll').get('POST /access/badges/enroll');
    expect(enroll).toBeDefined();
    const deprecation = findDeprecation(schedule, 'card-enroll');
    if (!enroll) return;
    const advice = adviceOn({ schedule, deprecation, target: enroll, asOf: '2026-01-01', horizon: 90 });
    expect(advice.text).toBe('Use POST /access/badges.');
    expect(schedule.operations.map(({ path }) => path)).not.toContain('/access/badges_assignments');
  });

  it('give each operation an id of its own', () => {
    const ids = schedule.operations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

import { describe, expect, it } from 'vitest';
import { bundledSchedule } from '../src/bundled-schedule.js';
import { findDeprecation, findOperation } from '../src/lookup.js';
import type { Deprecation } from '../src/schedule-types.js';
import { isGoneForSdk } from '../src/sdk-versions.js';
import { spellings } from '../src/spellings.js';
import { targetName } from '../src/target-names.js';

const schedule = bundledSchedule();

describe('targetName', () => {
  it('is the same for no two targets, but for what is sent and returned under one name', () => {
    const names = schedule.deprecations.flatMap(({ id, targets }) =>
      targets.map((target) => `${id} ${targetName(schedule, target)}`),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it.each([
    ['card-enroll', 0, 'POST /cards/enroll'],
    ['card-member-id-filter', 0, 'GET /cards ?member_id'],
    ['card-sub-type', 0, 'Card.sub_type'],
    ['card-type-legacy', 0, "CardType 'legacy'"],
    ['card-identifier', 0, 'token or uid as id of GET /cards/{id}'],
    ['member-export-reporter', 0, '/member_export_reporters'],
    ['members-count', 1, 'members_count'],
    ['event-references', 1, 'GET /events, POST /event_sets, GET /event_sets/{id} ?references'],
  ])('%s target %i', (id, index, name) => {
    const target = findDeprecation(schedule, id).targets[index];
    expect(target && targetName(schedule, target)).toBe(name);
  });

  it('says event kind for event kinds', () => {
    expect(targetName(schedule, { kind: 'eventKind', set: 'EventKind', value: 'member.assign_card' })).toBe(
      "event kind 'member.assign_card'",
    );
  });
});

describe('spellings', () => {
  it.each([
    ['sub_type', ['sub_type', 'subType']],
    ['subType', ['sub_type', 'subType']],
    ['card_assigned_by_id', ['card_assigned_by_id', 'cardAssignedById']],
    ['cardAssignedById', ['card_assigned_by_id', 'cardAssignedById']],
    ['id', ['id']],
    ['interval', ['interval']],
    ['userID', ['user_id', 'userID']],
    ['MemberExportReporter', ['MemberExportReporter']],
    ['SUB_TYPE', ['SUB_TYPE']],
    ['_private', ['_private']],
    ['', ['']],
    ['constructor', ['constructor']],
  ])('of %j', (name, expected) => {
    expect(spellings(name)).toEqual(expected);
  });
});

describe('looking up by id', () => {
  it('finds operations and deprecations', () => {
    expect(findOperation(schedule, 'enrollCard').path).toBe('/cards/enroll');
    expect(findDeprecation(schedule, 'card-enroll').sunset).toBe('2024-07-01');
  });

  it('names the known ids when there is none', () => {
    expect(() => findDeprecation(schedule, 'card-enrol')).toThrow(
      /^There is no deprecation 'card-enrol'; known are: card-assignment, card-sub-type, .*event-sets$/,
    );
    expect(() => findOperation(schedule, 'constructor')).toThrow(
      /^There is no operation 'constructor'; known are: fetchMembers, /,
    );
  });
});

describe('isGoneForSdk', () => {
  const entry: Deprecation = {
    id: 'old',
    title: 'Old',
    sunset: '2030-01-01',
    sdk: { package: '@acme/client', range: '>=3.0.0' },
    targets: [],
    replacement: { kind: 'none' },
    section: '1',
  };

  it.each([
    ['2.9.9', false],
    ['3.0.0', true],
    ['^3.1.0', true],
    ['^2.0.0', false],
    // Some versions of the range still have the old surface.
    ['>=2.0.0', false],
    ['2.x || 3.x', false],
    ['*', false],
  ])('for %s is %s', (version, isGone) => {
    expect(isGoneForSdk(entry, version)).toBe(isGone);
  });

  it('is false without a client package and for a withdrawn deprecation', () => {
    expect(isGoneForSdk(findDeprecation(schedule, 'card-enroll'), '99.0.0')).toBe(false);
    expect(isGoneForSdk({ ...entry, withdrawn: true }, '3.0.0')).toBe(false);
  });

  it('refuses what is no version', () => {
    expect(() => isGoneForSdk(entry, 'newest')).toThrow(
      new RangeError("'newest' is not a version or range of versions"),
    );
  });
});

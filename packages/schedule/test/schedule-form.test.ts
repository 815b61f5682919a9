import { describe, expect, it } from 'vitest';
import { bundledSchedule } from '../src/bundled-schedule.js';
import { parseSchedule } from '../src/parse-schedule.js';
import { ScheduleError } from '../src/schedule-error.js';
import type { Target } from '../src/schedule-types.js';
import { problemsAfter, problemsOf, problemsWith, smallSchedule, type SmallSchedule } from './small-schedule.js';

const field = (name: string, resource = 'Parcel'): Target => ({ kind: 'field', resource, name, side: 'both' });
const query: Target = { kind: 'query', operations: ['listParcels'], name: 'old' };
const value: Target = { kind: 'value', set: 'State', value: 'sent' };
const endpoint: Target = { kind: 'endpoint', operation: 'sendParcel' };
const identifier: Target = {
  kind: 'identifier',
  operations: ['fetchParcel'],
  parameter: 'id',
  resource: 'Parcel',
  fields: ['state'],
};

describe('a valid schedule', () => {
  it('has no problems: the small one, the bundled one, and one with a target of every kind', () => {
    expect(problemsOf(smallSchedule())).toEqual([]);
    expect(problemsOf(bundledSchedule())).toEqual([]);
    const targets: Target[] = [
      field('weight'),
      query,
      value,
      endpoint,
      identifier,
      { kind: 'eventKind', set: 'State', value: 'posted' },
    ];
    expect(problemsWith({ targets })).toEqual([]);
  });

  it('is a deeply frozen copy', () => {
    const data = smallSchedule([{ targets: [field('weight')] }]);
    const schedule = parseSchedule(data, 'test.json');
    expect(Object.isFrozen(data)).toBe(false);
    const isFrozen = (part: unknown): boolean =>
      typeof part !== 'object' || part === null || (Object.isFrozen(part) && Object.values(part).every(isFrozen));
    expect(isFrozen(schedule)).toBe(true);
    expect(isFrozen(bundledSchedule())).toBe(true);
    expect(bundledSchedule()).toBe(bundledSchedule());
  });

  it('may name fields like members of Object.prototype, and finds none that it does not name', () => {
    const data = smallSchedule([{ targets: [field('constructor'), field('toString')] }]);
    Object.assign(data.resources['Parcel']?.fields ?? {}, { constructor: {}, toString: {} });
    const schedule = parseSchedule(data, 'test.json');
    expect(schedule.resources['Parcel']?.fields['constructor']).toEqual({});
    expect(Object.getPrototypeOf(schedule.resources)).toBeNull();
  });
});

describe('the form of a schedule', () => {
  it.each<[string, (data: SmallSchedule) => void, string, string | RegExp]>([
    [
      'a missing property',
      (data) => Reflect.deleteProperty(data.service, 'name'),
      '$.service',
      'the property "name" is missing',
    ],
    [
      'an unknown property',
      (data) => Object.assign(data.service, { baseUrl: 'https://x.example' }),
      '$.service.baseUrl',
      /^unknown property; known are: id, name, baseUrls, auth/,
    ],
    [
      'a wrong type',
      (data) => Object.assign(data, { operations: {} }),
      '$.operations',
      'must be of type array, is object',
    ],
    ['null', (data) => Object.assign(data, { revision: null }), '$.revision', 'must be of type string, is null'],
    ['another format', (data) => Object.assign(data, { format: 2 }), '$.format', 'must be 1, is 2'],
    [
      'an unknown choice',
      (data) => Object.assign(data.service, { sunsetDay: 'noon' }),
      '$.service.sunsetDay',
      'must be one of "lastDay", "firstGone", is "noon"',
    ],
    [
      'a base URL without a scheme',
      (data) => (data.service.baseUrls[0] = 'api.example'),
      '$.service.baseUrls[0]',
      '"api.example" is refused: An absolute base URL without query or fragment.',
    ],
    [
      'half an auth marker',
      (data) => Object.assign(data.service, { auth: { header: 'Authorization' } }),
      '$.service.auth',
      'object is refused: How requests prove who they are, or unknown.',
    ],
    ['an empty text', (data) => Object.assign(data.service, { name: '' }), '$.service.name', 'must not be empty'],
    [
      'a list that is too short',
      (data) => (data.valueSets.State.values = []),
      '$.valueSets.State.values',
      'needs at least 1 of them',
    ],
    [
      'a list that repeats',
      (data) => Object.assign(data.service, { wrapperKeys: ['a', 'b', 'a'] }),
      '$.service.wrapperKeys',
      'entries 0 and 2 are the same',
    ],
    [
      'an unknown method',
      (data) => data.operations.push({ id: 'x', method: 'get', path: '/x' }),
      '$.operations[4].method',
      /^must be one of "GET", .*is "get"$/,
    ],
    [
      'a path without a slash',
      (data) => data.operations.push({ id: 'x', method: 'GET', path: 'x' }),
      '$.operations[4].path',
      /^"x" is refused: Path below the base URL/,
    ],
    [
      'a resource named like a member of Object.prototype',
      (data) =>
        Object.defineProperty(data.resources, 'constructor', {
          value: { complete: true, fields: {} },
          enumerable: true,
        }),
      '$.resources.constructor',
      'this key cannot be used as a name',
    ],
    [
      'a field name with a space',
      (data) => Object.assign(data.resources['Box']?.fields ?? {}, { 'a b': {} }),
      '$.resources.Box.fields["a b"]',
      'this key cannot be used as a name',
    ],
  ])('refuses %s', (_what, change, path, reason) => {
    const problems = problemsAfter(change);
    expect(problems).toEqual([
      { path, reason: typeof reason === 'string' ? reason : (expect.stringMatching(reason) as string) },
    ]);
  });

  it.each<[string, object, string, string | RegExp]>([
    [
      'an id in another case',
      { id: 'Old_Thing' },
      '$.deprecations[0].id',
      '"Old_Thing" is refused: An id: lower-case words joined by hyphens.',
    ],
    ['a deprecation without targets', { targets: [] }, '$.deprecations[0].targets', 'needs at least 1 of them'],
    [
      'an unknown kind of target',
      { targets: [{ kind: 'header' }] },
      '$.deprecations[0].targets[0].kind',
      'must be one of "endpoint", "query", "field", "value", "eventKind", "identifier", is "header"',
    ],
    [
      'a target without a kind',
      { targets: [{ resource: 'Box' }] },
      '$.deprecations[0].targets[0]',
      'the property "kind" is missing',
    ],
    [
      'a property of another kind of target',
      { targets: [{ ...endpoint, name: 'x' }] },
      '$.deprecations[0].targets[0].name',
      /^unknown property; known are: kind, operation, sunset/,
    ],
    [
      'a field target without a side',
      { targets: [{ kind: 'field', resource: 'Box', name: 'size' }] },
      '$.deprecations[0].targets[0]',
      'the property "side" is missing',
    ],
    [
      'an unknown kind of replacement',
      { replacement: { kind: 'swap' } },
      '$.deprecations[0].replacement.kind',
      /^must be one of "rename", "move", .*"none", is "swap"$/,
    ],
    [
      'a split into one',
      { targets: [value], replacement: { kind: 'split', into: ['posted'] } },
      '$.deprecations[0].replacement.into',
      'needs at least 2 of them',
    ],
    [
      'a day in another form',
      { sunset: '1 May 2030' },
      '$.deprecations[0].sunset',
      /^"1 May 2030" is refused: A UTC calendar day, YYYY-MM-DD/,
    ],
  ])('refuses %s', (_what, change, path, reason) => {
    const problems = problemsWith({ targets: [endpoint], ...change });
    const expected = { path, reason: typeof reason === 'string' ? reason : (expect.stringMatching(reason) as string) };
    expect(problems).toContainEqual(expected);
    expect(problems.filter((problem) => problem.path === path)).toHaveLength(1);
  });
});

describe('ScheduleError', () => {
  it('names the source and each problem, the first twenty of many', () => {
    const one = new ScheduleError('my.json', [{ path: '$.format', reason: 'must be 1, is 2' }]);
    expect(one.message).toBe('my.json is not a valid schedule:\n  $.format: must be 1, is 2');
    const many = new ScheduleError(
      'my.json',
      Array.from({ length: 23 }, () => ({ path: '$', reason: 'x' })),
    );
    expect(many.message.split('\n')).toHaveLength(22);
    expect(many.message).toMatch(/ {2}… and 3 more$/);
  });
});

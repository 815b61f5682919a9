import { describe, expect, it } from 'vitest';
import type { Deprecation, Target } from '../src/schedule-types.js';
import { problemsAfter, problemsWith, type SmallSchedule } from './small-schedule.js';

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
const OPERATIONS = 'known are: listParcels, fetchParcel, sendParcel, postParcel';
const FIELDS = 'known are: id, state, weight, mass, grams';

describe('the API model of a schedule', () => {
  it.each<[string, (data: SmallSchedule) => void, string, string]>([
    [
      'a field that holds an unknown resource',
      (data) => Object.assign(data.resources['Box']?.fields ?? {}, { lid: { resource: 'Lid' } }),
      '$.resources.Box.fields.lid.resource',
      "there is no resource 'Lid'; known are: Parcel, Box",
    ],
    [
      'a field of an unknown value set',
      (data) => Object.assign(data.resources['Box']?.fields ?? {}, { lid: { values: 'Lid' } }),
      '$.resources.Box.fields.lid.values',
      "there is no value set 'Lid'; known are: State",
    ],
    [
      'a value twice',
      (data) => data.valueSets.State.values.push({ value: 'sent' }),
      '$.valueSets.State.values[3].value',
      "the value 'sent' stands at $.valueSets.State.values[0].value already",
    ],
    [
      'an operation id twice',
      (data) => data.operations.push({ id: 'sendParcel', method: 'GET', path: '/x' }),
      '$.operations[4].id',
      "the operation id 'sendParcel' stands at $.operations[2].id already",
    ],
    [
      'a method and path twice, whatever the parameter is called',
      (data) => data.operations.push({ id: 'x', method: 'GET', path: '/parcels/{parcel}' }),
      '$.operations[4].path',
      "the method and path 'GET /parcels/{}' stands at $.operations[1].path already",
    ],
    [
      'an unknown request resource',
      (data) => data.operations.push({ id: 'x', method: 'PUT', path: '/x', request: { resource: 'toString' } }),
      '$.operations[4].request.resource',
      "there is no resource 'toString'; known are: Parcel, Box",
    ],
    [
      'an unknown response resource',
      (data) => data.operations.push({ id: 'x', method: 'GET', path: '/x', response: { resource: 'Lid', list: true } }),
      '$.operations[4].response.resource',
      "there is no resource 'Lid'; known are: Parcel, Box",
    ],
    [
      'a query parameter of an unknown value set',
      (data) => data.operations.push({ id: 'x', method: 'GET', path: '/x', query: { q: { values: 'Lid' } } }),
      '$.operations[4].query.q.values',
      "there is no value set 'Lid'; known are: State",
    ],
  ])('refuses %s', (_what, change, path, reason) => {
    expect(problemsAfter(change)).toEqual([{ path, reason }]);
  });
});

describe('the deprecations of a schedule', () => {
  it.each<[string, Partial<Deprecation>, string, string]>([
    ['a sunset that no calendar has', { sunset: '2026-02-31' }, 'sunset', "'2026-02-31' is not a day of the calendar"],
    [
      'an announcement that no calendar has',
      { announced: '2025-02-29' },
      'announced',
      "'2025-02-29' is not a day of the calendar",
    ],
    [
      'an availability that no calendar has',
      { availableFrom: '2025-04-31' },
      'availableFrom',
      "'2025-04-31' is not a day of the calendar",
    ],
    [
      'a target sunset that no calendar has',
      { targets: [{ ...endpoint, sunset: '2025-13-01' }] },
      'targets[0].sunset',
      "'2025-13-01' is not a day of the calendar",
    ],
    [
      'an announcement after the sunset',
      { announced: '2030-01-02' },
      'announced',
      '2030-01-02 is after the sunset 2030-01-01',
    ],
    ['a range that is none', { sdk: { package: 'x', range: 'new' } }, 'sdk.range', "'new' is not a semver range"],
    [
      'an unknown operation',
      { targets: [{ kind: 'endpoint', operation: 'burnParcel' }] },
      'targets[0].operation',
      `there is no operation 'burnParcel'; ${OPERATIONS}`,
    ],
    [
      'a query of an unknown operation',
      { targets: [{ ...query, operations: ['listBoxes'] }] },
      'targets[0].operations[0]',
      `there is no operation 'listBoxes'; ${OPERATIONS}`,
    ],
    [
      'an unknown query parameter',
      { targets: [{ ...query, name: 'page' }] },
      'targets[0].name',
      "there is no query parameter of listParcels 'page'; known are: old, newer, newest",
    ],
    [
      'an unknown resource',
      { targets: [field('size', 'Crate')] },
      'targets[0].resource',
      "there is no resource 'Crate'; known are: Parcel, Box",
    ],
    [
      'an unknown field',
      { targets: [field('colour')] },
      'targets[0].name',
      `there is no field of Parcel 'colour'; ${FIELDS}`,
    ],
    [
      'a field of Object.prototype',
      { targets: [field('constructor')] },
      'targets[0].name',
      `there is no field of Parcel 'constructor'; ${FIELDS}`,
    ],
    [
      'a field that no resource has',
      { targets: [field('colour', '*')] },
      'targets[0].name',
      "no resource has a field 'colour'",
    ],
    [
      'an unknown value set',
      { targets: [{ ...value, set: 'Colour' }] },
      'targets[0].set',
      "there is no value set 'Colour'; known are: State",
    ],
    [
      'an unknown value',
      { targets: [{ ...value, value: 'lost' }] },
      'targets[0].value',
      "there is no value 'lost' in State; known are: sent, posted, mailed",
    ],
    [
      'an identifier of an unknown operation',
      { targets: [{ ...identifier, operations: ['x'] }] },
      'targets[0].operations[0]',
      `there is no operation 'x'; ${OPERATIONS}`,
    ],
    [
      'an unknown path parameter',
      { targets: [{ ...identifier, parameter: 'key' }] },
      'targets[0].parameter',
      "the path /parcels/{id} of fetchParcel has no parameter 'key'",
    ],
    [
      'an identifying field that is unknown',
      { targets: [{ ...identifier, fields: ['state', 'code'] }] },
      'targets[0].fields[1]',
      `there is no field of Parcel 'code'; ${FIELDS}`,
    ],
    [
      'a condition on an unknown field',
      { targets: [{ ...field('weight'), when: { field: 'colour', in: ['red'] } }] },
      'targets[0].when.field',
      "no resource of this target has a field 'colour'",
    ],
    [
      'a condition on a value that never occurs',
      { targets: [{ ...field('weight'), unless: { field: 'state', in: ['se*', 'lost', 'x*'] } }] },
      'targets[0].unless.in[1]',
      "'state' is never 'lost'; known are: sent, posted, mailed",
    ],
    [
      'a condition on an endpoint without resources',
      { targets: [{ ...endpoint, when: { field: 'state', in: ['sent'] } }] },
      'targets[0].when.field',
      "no resource of this target has a field 'state'",
    ],
    [
      'a move to an unknown operation',
      { targets: [endpoint], replacement: { kind: 'move', operation: 'x' } },
      'replacement.operation',
      `there is no operation 'x'; ${OPERATIONS}`,
    ],
    [
      'a sequence with an unknown operation',
      { targets: [endpoint], replacement: { kind: 'sequence', operations: ['postParcel', 'x'] } },
      'replacement.operations[1]',
      `there is no operation 'x'; ${OPERATIONS}`,
    ],
    [
      'an unknown replacing resource',
      { targets: [endpoint], replacement: { kind: 'resource', resource: 'Crate' } },
      'replacement.resource',
      "there is no resource 'Crate'; known are: Parcel, Box",
    ],
    [
      'a new value outside the set',
      { targets: [value], replacement: { kind: 'rename', to: 'gone' } },
      'replacement.to',
      "there is no value 'gone' in State; known are: sent, posted, mailed",
    ],
    [
      'a merge into a value outside the set',
      { targets: [value], replacement: { kind: 'merge', into: 'gone' } },
      'replacement.into',
      "there is no value 'gone' in State; known are: sent, posted, mailed",
    ],
    [
      'a split into a value outside the set',
      { targets: [value], replacement: { kind: 'split', into: ['posted', 'gone'] } },
      'replacement.into[1]',
      "there is no value 'gone' in State; known are: sent, posted, mailed",
    ],
    [
      'a new query parameter that the operation has not',
      { targets: [query], replacement: { kind: 'rename', to: 'page' } },
      'replacement.to',
      "there is no query parameter of listParcels 'page'; known are: old, newer, newest",
    ],
    [
      'a new field that a complete resource has not',
      { targets: [{ ...field('size', 'Box'), replacement: { kind: 'rename', to: 'litres' } }] },
      'targets[0].replacement.to',
      "there is no field of Box 'litres'; known are: size, volume",
    ],
    ...(
      [
        [
          'of an unknown resource',
          { resource: 'Crate', from: 'id', to: 'id' },
          'resource',
          "there is no resource 'Crate'; known are: Parcel, Box",
        ],
        [
          'from an unknown field',
          { resource: 'Parcel', from: 'size', to: 'id' },
          'from',
          `there is no field of Parcel 'size'; ${FIELDS}`,
        ],
        [
          'to an unknown field',
          { resource: 'Parcel', from: 'id', to: 'size' },
          'to',
          `there is no field of Parcel 'size'; ${FIELDS}`,
        ],
        [
          'below a field that is no resource',
          { resource: 'Parcel', from: 'id', to: 'state.id' },
          'to',
          "'state' is no resource; nothing can be read from it",
        ],
      ] as const
    ).map(([name, move, path, reason]): [string, Partial<Deprecation>, string, string] => [
      `a value that moves ${name}`,
      { targets: [field('weight')], replacement: { kind: 'rename', to: 'mass', value: move } },
      `replacement.value.${path}`,
      reason,
    ]),
    [
      'a move of a field',
      { targets: [field('weight')], replacement: { kind: 'move', operation: 'postParcel' } },
      'targets[0]',
      "a replacement of kind 'move' cannot stand for a target of kind 'field'",
    ],
    [
      'a rename of an operation',
      { targets: [{ ...endpoint, replacement: { kind: 'rename', to: 'x' } }] },
      'targets[0].replacement.kind',
      "a replacement of kind 'rename' cannot stand for a target of kind 'endpoint'",
    ],
    [
      'the same target twice',
      { targets: [endpoint, query, { ...endpoint, note: 'again', sunset: '2031-01-01' }] },
      'targets[2]',
      'the same target stands at $.deprecations[0].targets[0] already',
    ],
    [
      'a replacement by itself',
      { targets: [field('weight')], replacement: { kind: 'rename', to: 'weight' } },
      'targets[0]',
      'its replacements run in a circle: entry-0 -> entry-0',
    ],
  ])('refuse %s', (_what, change, path, reason) => {
    const problems = problemsWith({ targets: [query], ...change });
    expect(problems[0]).toEqual({ path: `$.deprecations[0].${path}`, reason });
  });

  it('refuse an id that is used twice, also by a withdrawn entry', () => {
    const problems = problemsWith({ id: 'old', targets: [query], withdrawn: true }, { id: 'old', targets: [endpoint] });
    expect(problems).toEqual([
      { path: '$.deprecations[1].id', reason: "the deprecation id 'old' stands at $.deprecations[0].id already" },
    ]);
  });

  it('refuse the same target in two live entries', () => {
    expect(problemsWith({ targets: [query] }, { targets: [query] })).toEqual([
      {
        path: '$.deprecations[1].targets[0]',
        reason: 'the same target stands at $.deprecations[0].targets[0] already',
      },
    ]);
    expect(problemsWith({ targets: [query], withdrawn: true }, { targets: [query] })).toEqual([]);
  });

  it('refuse replacements that run in a circle over several entries', () => {
    const rename = (to: string) => ({ kind: 'rename', to }) as const;
    const circle: Partial<Deprecation>[] = [
      { id: 'one', targets: [field('weight')], replacement: rename('mass') },
      { id: 'two', targets: [field('mass')], replacement: rename('grams') },
      { id: 'three', targets: [field('grams')], replacement: rename('weight') },
    ];
    expect(problemsWith(...circle)).toEqual([
      { path: '$.deprecations[0].targets[0]', reason: 'its replacements run in a circle: one -> two -> three -> one' },
      { path: '$.deprecations[1].targets[0]', reason: 'its replacements run in a circle: two -> three -> one -> two' },
      {
        path: '$.deprecations[2].targets[0]',
        reason: 'its replacements run in a circle: three -> one -> two -> three',
      },
    ]);
    const broken = circle.map((entry) => (entry.id === 'two' ? { ...entry, withdrawn: true } : entry));
    expect(problemsWith(...broken)).toEqual([]);
  });

  it('take an operation known by name only where the data moves to another resource', () => {
    const replacement = { kind: 'resource', resource: 'Box', operation: 'updateBox' } as const;
    expect(problemsWith({ targets: [endpoint], replacement })).toEqual([]);
  });

  it('are all reported at once', () => {
    const problems = problemsWith({ sunset: '2026-02-31', targets: [field('colour')] }, { targets: [field('shade')] });
    expect(problems.map(({ path }) => path)).toEqual([
      '$.deprecations[0].sunset',
      '$.deprecations[0].targets[0].name',
      '$.deprecations[1].targets[0].name',
    ]);
  });
});

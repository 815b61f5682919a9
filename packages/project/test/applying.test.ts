import { describe, expect, test } from 'vitest';
import { bundledSchedule, findDeprecation, findOperation, type Schedule } from '@curfew/schedule';
import { applyConfigToSchedule } from '../src/apply-config.js';
import type { CurfewConfig } from '../src/project-contracts.js';

const apply = (config: CurfewConfig): Schedule => applyConfigToSchedule(bundledSchedule(), config);

test('a configuration without a word about the schedule leaves it as it is', () => {
  expect(apply({ horizon: 3, baseUrls: [] })).toBe(bundledSchedule());
});

test('the given schedule never changes', () => {
  const before = JSON.stringify(bundledSchedule());
  apply({ overrides: { 'card-enroll': { sunset: '2030-01-01' } }, aliases: { values: { OLD: 'legacy' } } });
  expect(JSON.stringify(bundledSchedule())).toBe(before);
});

describe('overrides', () => {
  test('set the sunset of a deprecation', () => {
    const schedule = apply({ overrides: { 'card-enroll': { sunset: '2030-01-01' }, 'event-id': { severity: 'off' } } });
    expect(findDeprecation(schedule, 'card-enroll').sunset).toBe('2030-01-01');
    expect(findDeprecation(schedule, 'event-id').sunset).toBe('2024-04-15');
  });
  test('of an unknown id are an error that names the nearest', () => {
    expect(() => apply({ overrides: { 'card-enrol': {} } })).toThrow(
      /\$\.overrides\["card-enrol"\]: there is no deprecation 'card-enrol'; .* did you mean card-enroll\?/,
    );
  });
});

describe('aliases of the service', () => {
  const service = (aliases: NonNullable<CurfewConfig['aliases']>): Schedule['service'] => apply({ aliases }).service;

  test('add every base URL of a host under the other host', () => {
    const base = bundledSchedule();
    const two = {
      ...base,
      service: { ...base.service, baseUrls: ['https://a.example/v2', 'http://a.example', 'https://b.example'] },
    };
    const { baseUrls } = applyConfigToSchedule(two, { aliases: { hosts: { 'c.example:81': 'a.example' } } }).service;
    expect(baseUrls).toEqual([...two.service.baseUrls, 'https://c.example:81/v2', 'http://c.example:81']);
  });
  test('add a word of the auth marker, beside the first', () => {
    expect(service({ authSchemes: { 'ACME-LOGIN': 'SERVICE-LOGIN' } }).auth).toEqual({
      header: 'Authorization',
      scheme: 'SERVICE-LOGIN',
      otherSchemes: ['ACME-LOGIN'],
    });
  });
  test('change nothing where they say what the schedule says', () => {
    const { baseUrls, auth } = bundledSchedule().service;
    const same = {
      hosts: { 'api.access.example': 'api.access.example' },
      authSchemes: { 'SERVICE-LOGIN': 'SERVICE-LOGIN' },
    };
    expect(service(same)).toMatchObject({ baseUrls, auth });
  });
  test('of an unknown host or word are an error that says what is known', () => {
    expect(() => service({ hosts: { 'a.example': 'api.acces.example' } })).toThrow(
      /\$\.aliases\.hosts\["a\.example"\]: the schedule has no host 'api\.acces\.example'; .* did you mean api\.access\.example\?/,
    );
    expect(() => service({ authSchemes: { ACME: 'SERVICE' } })).toThrow(
      "$.aliases.authSchemes.ACME: the schedule has no auth scheme 'SERVICE'; known are: SERVICE-LOGIN",
    );
  });
});

describe('operations', () => {
  test('that the schedule knows by name only are added', () => {
    const schedule = apply({
      operations: { updateCardAssignment: { method: 'PATCH', path: '/card_assignments/{id}' } },
    });
    expect(findOperation(schedule, 'updateCardAssignment')).toEqual({
      id: 'updateCardAssignment',
      method: 'PATCH',
      path: '/card_assignments/{id}',
    });
  });
  test('that were inferred are no longer', () => {
    const schedule = apply({ operations: { fetchPresences: { method: 'GET', path: '/places/{place_id}/presences' } } });
    const operation = findOperation(schedule, 'fetchPresences');
    expect(operation.path).toBe('/places/{place_id}/presences');
    expect(operation.assumed).toBeUndefined();
  });
  test('of an unknown name are an error', () => {
    expect(() => apply({ operations: { updateCardAssignments: { method: 'PATCH', path: '/a' } } })).toThrow(
      'did you mean updateCardAssignment?',
    );
  });
  test('that take the place of another are an error', () => {
    expect(() => apply({ operations: { updateCardAssignment: { method: 'PATCH', path: '/cards/{card}' } } })).toThrow(
      'applied to the schedule',
    );
  });
});

describe('operations that the schedule does not name', () => {
  const operation = { method: 'DELETE', path: '/card_assignments/{id}' };

  test('take over from those that they replace, also where another deprecation leads there', () => {
    const schedule = apply({ operations: { deassign: { ...operation, replaces: ['deassignCard'] } } });
    const targets = schedule.deprecations.flatMap((each) => each.targets);
    const replaced = targets.find((target) => target.kind === 'endpoint' && target.operation === 'deassignCard');
    expect(replaced?.replacement).toMatchObject({
      kind: 'resource',
      resource: 'CardAssignment',
      operation: 'deassign',
    });
    expect(findOperation(schedule, 'deassign')).toEqual({ id: 'deassign', ...operation });
  });

  test('are an error where they replace none', () => {
    expect(() => apply({ operations: { deassign: operation } })).toThrow("the schedule names no operation 'deassign'");
  });

  test('are an error where nothing is left open', () => {
    expect(() => apply({ operations: { deassign: { ...operation, replaces: ['deasignCard'] } } })).toThrow(
      /\$\.operations\.deassign\.replaces\[0\]: the schedule leaves no successor of an operation 'deasignCard' open; .* did you mean deassignCard\?/,
    );
    expect(() => apply({ operations: { other: { ...operation, replaces: ['enrollCard'] } } })).toThrow(
      "no successor of an operation 'enrollCard' open",
    );
  });
});

describe('operations of another resource', () => {
  const list = { method: 'GET', path: '/card_assignments', lists: 'CardAssignment' };

  test('list it, and take filters over', () => {
    const schedule = apply({ operations: { fetchCardAssignments: { ...list, replaces: ['fetchCards?user_id'] } } });
    expect(findOperation(schedule, 'fetchCardAssignments')).toEqual({
      id: 'fetchCardAssignments',
      method: 'GET',
      path: '/card_assignments',
      response: { resource: 'CardAssignment', list: true },
    });
    const filters = findDeprecation(schedule, 'card-assignment').targets.filter(({ kind }) => kind === 'query');
    expect(filters.map(({ replacement }) => replacement?.kind === 'resource' && replacement.operation)).toEqual([
      'fetchCardAssignments',
      false,
    ]);
  });

  test('need replace nothing where they list it', () => {
    expect(findOperation(apply({ operations: { all: list } }), 'all').response).toEqual({
      resource: 'CardAssignment',
      list: true,
    });
  });

  test.each([
    [{ ...list, lists: 'CardAssignments' }, "$.operations.other.lists: there is no resource 'CardAssignments'"],
    [{ ...list, replaces: ['fetchCards?userid'] }, 'did you mean fetchCards?user_id?'],
    [
      { method: 'POST', path: '/card_assignments', replaces: ['assignCard'], body: { card_id: 'card' } },
      "$.operations.other.body.card_id: 'assignCard' has no parameter 'card' in its path; known are: id",
    ],
  ])('are an error where a name is wrong: %o', (operation, message) => {
    expect(() => apply({ operations: { other: operation } })).toThrow(message);
  });
});

describe('aliases of values', () => {
  const schedule = apply({
    aliases: { values: { HF_EV1: 'hfcard_desfire_ev1', HF: 'hfcard_desfire', OLD: 'legacy' } },
  });
  test('are values of the same set', () => {
    expect(schedule.valueSets['CardType']?.values.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['HF_EV1', 'HF', 'OLD', 'legacy']),
    );
  });
  test('are deprecated where the first is, and lead to the alias of its replacement', () => {
    expect(findDeprecation(schedule, 'card-type-desfire').targets).toContainEqual({
      kind: 'value',
      set: 'CardType',
      value: 'HF_EV1',
      replacement: { kind: 'merge', into: 'HF' },
    });
  });
  test('keep the replacement where that has no alias', () => {
    const legacy = findDeprecation(schedule, 'card-type-legacy');
    expect(legacy.targets.find((target) => target.kind === 'value' && target.value === 'OLD')?.replacement).toEqual(
      legacy.replacement,
    );
  });
  test('count in conditions', () => {
    const [token] = findDeprecation(schedule, 'third-party-card-token').targets;
    expect(token?.unless?.in).toEqual(['hfcard_desfire', 'hfcard_desfire_ev1', 'hfcard_desfire_ev3', 'HF', 'HF_EV1']);
  });
  test('of unknown values are an error, as are names that are taken', () => {
    expect(() => apply({ aliases: { values: { OLD: 'legacyy' } } })).toThrow('did you mean legacy?');
    expect(() => apply({ aliases: { values: { hfcard_desfire: 'legacy' } } })).toThrow(
      "'hfcard_desfire' is a value of the schedule already",
    );
  });
});

describe('aliases of fields', () => {
  test('of one resource are fields of it, deprecated like the first', () => {
    const schedule = apply({ aliases: { fields: { kind_name: 'Card.sub_type', label: 'Card.format_name' } } });
    expect(schedule.resources['Card']?.fields['kind_name']).toBeDefined();
    expect(findDeprecation(schedule, 'card-sub-type').targets).toContainEqual({
      kind: 'field',
      resource: 'Card',
      name: 'kind_name',
      side: 'both',
      replacement: { kind: 'rename', to: 'label' },
    });
  });
  test('without a resource count in queries too', () => {
    const schedule = apply({ aliases: { fields: { memberRef: 'member_id' } } });
    expect(findOperation(schedule, 'fetchCards').query?.['memberRef']).toBeDefined();
    const filter = findDeprecation(schedule, 'card-member-id-filter').targets.find(
      (target) => target.kind === 'query' && target.name === 'memberRef',
    );
    expect(filter).toMatchObject({ operations: ['fetchCards'], replacement: { kind: 'rename', to: 'user_id' } });
  });
  test('of what stood for a card id stand for it too', () => {
    const schedule = apply({ aliases: { fields: { chip: 'Card.token' } } });
    expect(findDeprecation(schedule, 'card-identifier').targets[0]).toMatchObject({ fields: ['token', 'uid', 'chip'] });
  });
  test('of unknown fields are an error', () => {
    expect(() => apply({ aliases: { fields: { a: 'Card.sub_typ' } } })).toThrow("Card has no field 'sub_typ'");
    expect(() => apply({ aliases: { fields: { a: 'sub_typ' } } })).toThrow('did you mean sub_type?');
    expect(() => apply({ aliases: { fields: { token: 'Card.uid' } } })).toThrow("'token' is a field of Card already");
  });
});

describe('aliases of paths', () => {
  const schedule = apply({ aliases: { paths: { '/access/badges': '/cards', '/access/one/{badge}': '/cards/{id}' } } });
  test('are further operations, at the path and below it', () => {
    expect(
      schedule.operations.filter(({ id }) => id.endsWith('.alias')).map(({ method, path }) => `${method} ${path}`),
    ).toEqual([
      'GET /access/badges',
      'POST /access/badges',
      'GET /access/one/{id}',
      'PATCH /access/one/{id}',
      'POST /access/one/{id}/assign',
      'POST /access/one/{id}/deassign',
      'POST /access/one/{id}/activate',
      'POST /access/one/{id}/deactivate',
      'POST /access/one/{id}/activate_with_token',
      'POST /access/badges/enroll',
      'POST /access/one/{id}/assign_member',
      'POST /access/one/{id}/deassign_member',
    ]);
  });
  test('keep query and response', () => {
    const { query, response } = findOperation(schedule, 'fetchCards.alias');
    expect({ query, response }).toEqual({
      query: findOperation(schedule, 'fetchCards').query,
      response: findOperation(schedule, 'fetchCards').response,
    });
  });
  test('are deprecated where the first is, and lead to the alias of the replacement', () => {
    expect(findDeprecation(schedule, 'card-enroll').targets).toContainEqual({
      kind: 'endpoint',
      operation: 'enrollCard.alias',
      replacement: { kind: 'move', operation: 'createCard.alias' },
    });
    expect(findDeprecation(schedule, 'card-member-id-filter').targets[0]).toMatchObject({
      operations: ['fetchCards', 'fetchCards.alias'],
    });
  });
  test('of unknown paths are an error', () => {
    expect(() => apply({ aliases: { paths: { '/a': '/badges' } } })).toThrow("no operation at or below '/badges'");
  });
});

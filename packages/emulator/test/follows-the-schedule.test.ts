import { bundledSchedule, type Deprecation, parseSchedule, type Schedule } from '@curfew/schedule';
import { expect, test } from 'vitest';
import { list, serviceOn } from './support/service.js';

/** The bundled schedule with one deprecation more, on 2030-06-30, and other changes. */
function scheduleWith(
  targets: Deprecation['targets'],
  replacement: Deprecation['replacement'],
  change: (copy: Schedule) => void = () => undefined,
): Schedule {
  const copy = structuredClone(bundledSchedule());
  change(copy);
  copy.deprecations.unshift({ id: 'added', title: 'Added', sunset: '2030-06-30', section: '9', targets, replacement });
  return parseSchedule(copy, 'copy');
}

test('a field that the schedule renames is there under both names until its day, and then under the new one', async () => {
  const service = serviceOn('2030-06-30', {
    schedule: scheduleWith([{ kind: 'field', resource: 'Group', name: 'description', side: 'both' }], {
      kind: 'rename',
      to: 'summary',
    }),
  });
  const before = await service.get('/groups?ids=301');
  expect(before.body).toMatchObject([{ description: 'All who work here', summary: 'All who work here' }]);
  expect(before.headers['sunset']).toBe('Sun, 30 Jun 2030 23:59:59 GMT');
  service.emulator.setAsOf('2030-07-01');
  const { body } = await service.get('/groups?ids=301');
  expect(body).toMatchObject([{ summary: 'All who work here' }]);
  expect(list(body)[0]).not.toHaveProperty('description');
});

test('a nested resource follows as well', async () => {
  const schedule = scheduleWith([{ kind: 'field', resource: 'User', name: 'email', side: 'response' }], {
    kind: 'none',
  });
  const { body } = await serviceOn('2030-07-01', { schedule }).get('/members?query=chloe');
  expect(list(body)[0]?.['user']).toEqual({ id: 103, name: 'Chloe Lindgren' });
});

test('an operation that the schedule ends answers 410, or the status that is asked for', async () => {
  const schedule = scheduleWith([{ kind: 'endpoint', operation: 'fetchGroups' }], { kind: 'none' });
  const before = await serviceOn('2030-06-30', { schedule }).get('/groups');
  expect(before).toMatchObject({ status: 200, headers: { sunset: 'Sun, 30 Jun 2030 23:59:59 GMT' } });
  expect(await serviceOn('2030-07-01', { schedule }).get('/groups')).toMatchObject({
    status: 410,
    body: { error: 'GET /groups is gone; its sunset was 2030-06-30.', deprecation: 'added' },
  });
  expect((await serviceOn('2030-07-01', { schedule, goneStatus: 404 }).get('/groups')).status).toBe(404);
});

test('an operation that moves is played at its new place', async () => {
  const schedule = scheduleWith(
    [{ kind: 'endpoint', operation: 'fetchGroupLocks' }],
    { kind: 'move', operation: 'fetchDoors' },
    ({ operations }) =>
      operations.push({
        id: 'fetchDoors',
        method: 'GET',
        path: '/doors',
        query: { group_id: { type: 'integer' } },
        response: { resource: 'GroupLock', list: true },
      }),
  );
  const { body } = await serviceOn('2030-07-01', { schedule }).get('/doors?group_id=303');
  expect(list(body).map(({ id }) => id)).toEqual([504]);
});

test('a parameter that the schedule renames is refused after its day, and the new one works', async () => {
  const schedule = scheduleWith(
    [{ kind: 'query', operations: ['fetchGroups'], name: 'ids' }],
    { kind: 'rename', to: 'group_ids' },
    ({ operations }) => {
      const groups = operations.find(({ id }) => id === 'fetchGroups');
      if (groups?.query) groups.query['group_ids'] = { type: 'integer' };
    },
  );
  const service = serviceOn('2030-06-30', { schedule });
  expect((await service.get('/groups?ids=301')).body).toMatchObject([{ id: 301 }]);
  service.emulator.setAsOf('2030-07-01');
  expect(await service.get('/groups?ids=301')).toMatchObject({ status: 400, body: { deprecation: 'added' } });
  expect(list((await service.get('/groups?group_ids=302')).body).map(({ id }) => id)).toEqual([302]);
});

test('a value that the schedule renames becomes the new one, in answers and in what is accepted', async () => {
  const schedule = scheduleWith(
    [{ kind: 'value', set: 'CardType', value: 'third_party_lf' }],
    { kind: 'rename', to: 'low_frequency' },
    ({ valueSets }) => valueSets['CardType']?.values.push({ value: 'low_frequency' }),
  );
  const service = serviceOn('2030-06-30', { schedule });
  expect((await service.get('/cards/1006')).body).toMatchObject({ type: 'third_party_lf' });
  service.emulator.setAsOf('2030-07-01');
  expect((await service.get('/cards/1006')).body).toMatchObject({ type: 'low_frequency' });
  expect((await service.send('POST', '/cards', { card: { type: 'third_party_lf' } })).status).toBe(400);
  expect((await service.send('POST', '/cards', { card: { type: 'low_frequency' } })).status).toBe(200);
});

test('a deprecation that was withdrawn changes nothing', async () => {
  const copy = structuredClone(bundledSchedule());
  for (const deprecation of copy.deprecations) if (deprecation.id === 'event-sets') deprecation.withdrawn = true;
  const answer = await serviceOn('2026-01-01', { schedule: parseSchedule(copy, 'copy') }).get('/events');
  expect(answer.status).toBe(200);
});

test('an operation that the emulator cannot play says so', async () => {
  const copy = structuredClone(bundledSchedule());
  copy.operations.push({ id: 'fetchLifts', method: 'GET', path: '/lifts' });
  const answer = await serviceOn('2026-01-01', { schedule: parseSchedule(copy, 'copy') }).get('/lifts');
  expect(answer.status).toBe(501);
});

test('the path of the card assignment update is that of the schedule, where it has one', async () => {
  const copy = structuredClone(bundledSchedule());
  copy.operations.push({ id: 'updateCardAssignment', method: 'PUT', path: '/cards/{card_id}/assignment' });
  const service = serviceOn('2026-01-01', { schedule: parseSchedule(copy, 'copy') });
  expect(await service.send('PUT', '/cards/1002/assignment', { two_factor_pin: '99' })).toMatchObject({
    status: 200,
    body: { card_id: 1002, two_factor_pin: '99' },
  });
  expect((await service.send('PATCH', '/card_assignments/602', {})).status).toBe(405);
});

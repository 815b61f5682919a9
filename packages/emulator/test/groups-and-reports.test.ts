import { expect, test } from 'vitest';
import { list, serviceOn } from './support/service.js';

test('role assignments of a user are those of all levels, with a group at the level of groups alone', async () => {
  expect((await serviceOn('2026-01-01').get('/role_assignments?user_id=103')).body).toEqual([
    { user_id: 103 },
    { user_id: 103 },
    { user_id: 103, group_id: 301, group: { id: 301, name: 'Everyone' } },
    { user_id: 103, group_id: 302, group: { id: 302, name: 'Laboratory' } },
  ]);
});

test('a group has the fields of section 2.3', async () => {
  const { body } = await serviceOn('2023-06-01').get('/groups?ids=302');
  expect(body).toEqual([
    {
      id: 302,
      name: 'Laboratory',
      description: 'Those with a key to the lab',
      created_at: '2023-01-10T08:30:00.000Z',
      updated_at: '2023-03-15T08:30:00.000Z',
      geofence_restriction_enabled: false,
      geofence_restriction_radius: 0,
      primary_device_restriction_enabled: false,
      reader_restriction_enabled: true,
      time_restriction_enabled: true,
      login_enabled: false,
      members_count: 1,
      users_count: 1,
      locks_count: 2,
      elevator_stops_count: 0,
      place_id: 1,
      place: { id: 1, name: 'Harbour House' },
      time_restriction_time_zone: 'Europe/Stockholm',
      time_restriction_time_slots: [],
    },
  ]);
});

test('groups are asked for by id, one or several', async () => {
  const service = serviceOn('2026-01-01');
  const idsOf = async (url: string): Promise<unknown[]> => list((await service.get(url)).body).map(({ id }) => id);
  expect(await idsOf('/groups')).toEqual([301, 302, 303]);
  expect(await idsOf('/groups?ids=301,303')).toEqual([301, 303]);
  expect(await idsOf('/groups?ids=301&ids=303')).toEqual([301, 303]);
});

test('the locks of a group have the fields of section 2.4', async () => {
  expect((await serviceOn('2026-01-01').get('/group_locks?group_id=303')).body).toEqual([
    {
      id: 504,
      created_at: '2023-04-03T08:30:00.000Z',
      updated_at: '2023-04-03T08:30:00.000Z',
      group_id: 303,
      group: { id: 303, name: 'Night shift' },
      lock_id: 403,
      lock: { id: 403, name: 'Gate', description: 'Yard' },
      place_id: 2,
      place: { id: 2, name: 'Warehouse' },
    },
  ]);
});

test('a report counts the events of the days in the time zone, both ends included', async () => {
  const service = serviceOn('2026-01-01');
  const daysOf = async (query: string): Promise<unknown> => (await service.get(`/reports/access?${query}`)).body;
  expect(await daysOf('start_date=2023-06-07&end_date=2023-06-30&time_zone=UTC')).toEqual({
    name: 'access',
    events_count: 3,
    days: [
      { date: '2023-06-07', events_count: 2 },
      { date: '2023-06-30', events_count: 1 },
    ],
  });
  // 23:30 in UTC is the next day there.
  expect(await daysOf('start_date=2023-06-08&end_date=2023-06-30&time_zone=Europe/Stockholm')).toEqual({
    name: 'access',
    events_count: 2,
    days: [
      { date: '2023-06-08', events_count: 1 },
      { date: '2023-06-30', events_count: 1 },
    ],
  });
});

test.each([
  'start_date=2023-02-31',
  'start_date=2023-06-02&end_date=2023-06-01',
  'time_zone=Mars/Base',
  'interval=2023-06-01/2023-06-02',
])('a report with %s is refused', async (query) => {
  expect((await serviceOn('2023-06-01').get(`/reports/access?${query}`)).status).toBe(400);
});

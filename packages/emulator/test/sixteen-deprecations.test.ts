import { addDays, bundledSchedule, findDeprecation } from '@curfew/schedule';
import { describe, expect, test } from 'vitest';
import { list, type Service, serviceOn } from './support/service.js';

/** What a client sees of one deprecation: before its sunset, and after it. Expectations are section 9 in words. */
interface Behaviour {
  works: (service: Service) => Promise<unknown>;
  isGone: (service: Service) => Promise<unknown>;
}

const card = async (service: Service, id = 1001): Promise<unknown> => (await service.get(`/cards/${id}`)).body;

async function statusOf(
  service: Service,
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  body?: object,
): Promise<number> {
  return method === 'GET' ? (await service.get(url)).status : (await service.send(method, url, body)).status;
}

const behaviours: Record<string, Behaviour> = {
  'card-assignment': {
    works: async (service) => {
      expect(await card(service)).toMatchObject({
        user_id: 103,
        assigned: true,
        activated: true,
        two_factor_pin: '4711',
      });
      expect(list((await service.get('/cards?user_id=103')).body).map(({ id }) => id)).toEqual([1001, 1002]);
      expect(list((await service.get('/cards?activated=true')).body).map(({ id }) => id)).toEqual([1001, 1002, 1004]);
      expect(await statusOf(service, 'POST', '/cards/1005/assign', { user_id: 105 })).toBe(200);
      expect(await statusOf(service, 'PATCH', '/cards/1005', { card: { two_factor_pin: '1234' } })).toBe(200);
      expect(await card(service, 1005)).toMatchObject({ user_id: 105, two_factor_pin: '1234' });
      expect(await statusOf(service, 'POST', '/cards/1005/activate')).toBe(200);
      expect(await statusOf(service, 'POST', '/cards/1005/deactivate')).toBe(200);
      expect(await statusOf(service, 'POST', '/cards/1005/activate_with_token', { token: 'token-1005' })).toBe(200);
      expect(await statusOf(service, 'POST', '/cards/1005/deassign')).toBe(200);
    },
    isGone: async (service) => {
      expect(Object.keys((await card(service)) as object)).toEqual(['id', 'type', 'token', 'uid', 'format_name']);
      expect(await statusOf(service, 'GET', '/cards?user_id=103')).toBe(400);
      expect(await statusOf(service, 'GET', '/cards?activated=true')).toBe(400);
      for (const action of ['assign', 'deassign', 'activate', 'deactivate', 'activate_with_token'])
        expect(await statusOf(service, 'POST', `/cards/1001/${action}`, { user_id: 105 })).toBe(410);
      expect(await statusOf(service, 'PATCH', '/cards/1001', { card: { two_factor_pin: '1234' } })).toBe(410);
      expect(await statusOf(service, 'POST', '/cards', { card: { token: 'new', user_id: 105 } })).toBe(400);
    },
  },
  'card-sub-type': {
    works: async (service) => {
      expect(await card(service)).toMatchObject({ sub_type: 'EV1 8K', format_name: 'EV1 8K' });
      const created = await service.send('POST', '/cards', { card: { token: 'new', sub_type: 'EV2' } });
      expect(created).toMatchObject({ status: 200, body: { sub_type: 'EV2', format_name: 'EV2' } });
      expect(list((await service.get('/cards?sub_type=HF')).body).map(({ id }) => id)).toEqual([1004]);
    },
    isGone: async (service) => {
      expect(await card(service)).toMatchObject({ format_name: 'EV1 8K' });
      expect(await card(service)).not.toHaveProperty('sub_type');
      expect(await statusOf(service, 'POST', '/cards', { card: { token: 'new', sub_type: 'EV2' } })).toBe(400);
      expect(await statusOf(service, 'GET', '/cards?sub_type=HF')).toBe(400);
      expect(list((await service.get('/cards?format_name=HF')).body).map(({ id }) => id)).toEqual([1004]);
    },
  },
  'report-interval': {
    works: async (service) => {
      const url = '/reports/access?interval=2023-06-01T00:00:00Z/2023-06-30T23:59:59Z';
      expect(await service.get(url)).toMatchObject({ status: 200, body: { events_count: 3 } });
    },
    isGone: async (service) => {
      const interval = '2023-06-01T00:00:00Z/2023-06-30T23:59:59Z';
      expect(await statusOf(service, 'GET', `/reports/access?interval=${interval}`)).toBe(400);
      expect(await statusOf(service, 'POST', '/reports/access', { report: { interval } })).toBe(400);
      const url = '/reports/access?start_date=2023-06-01&end_date=2023-06-30&time_zone=UTC';
      expect(await service.get(url)).toMatchObject({ status: 200, body: { events_count: 3 } });
    },
  },
  'card-enroll': {
    works: async (service) => {
      const enrolled = await service.send('POST', '/cards/enroll', { card: { token: 'new' } });
      expect(enrolled).toMatchObject({ status: 200, body: { id: 2002 } });
    },
    isGone: async (service) => {
      expect(await statusOf(service, 'POST', '/cards/enroll', { card: { token: 'new' } })).toBe(410);
      expect(await statusOf(service, 'POST', '/cards', { card: { token: 'new' } })).toBe(200);
    },
  },
  'card-identifier': {
    works: async (service) => {
      expect((await service.get('/cards/token-1002')).body).toMatchObject({ id: 1002 });
      expect((await service.get('/cards/04A1B2C3D4E503')).body).toMatchObject({ id: 1003 });
      expect((await service.send('POST', '/cards/token-1002/deassign')).body).toMatchObject({ id: 1002 });
    },
    isGone: async (service) => {
      expect(await statusOf(service, 'GET', '/cards/token-1002')).toBe(404);
      expect(await statusOf(service, 'GET', '/cards/04A1B2C3D4E503')).toBe(404);
      expect(await statusOf(service, 'POST', '/cards/token-1002/deassign')).toBe(404);
      expect((await service.get('/cards?token=token-1002')).body).toMatchObject([{ id: 1002 }]);
      expect((await service.get('/cards?uid=04A1B2C3D4E503')).body).toMatchObject([{ id: 1003 }]);
    },
  },
  'third-party-card-token': {
    works: async (service) => {
      expect(await card(service, 1006)).toMatchObject({ type: 'third_party_lf', token: 'token-1006' });
    },
    isGone: async (service) => {
      expect(await card(service, 1006)).not.toHaveProperty('token');
      expect(await card(service, 1003)).not.toHaveProperty('token');
      expect(await card(service, 1001)).toMatchObject({ type: 'hfcard_desfire', token: 'token-1001' });
    },
  },
  'card-type-desfire': {
    works: async (service) => {
      expect(await card(service, 1001)).toMatchObject({ type: 'hfcard_desfire_ev1' });
      expect(await card(service, 1002)).toMatchObject({ type: 'hfcard_desfire_ev3' });
      expect(await card(service, 1005)).toMatchObject({ type: 'hfcard_desfire' });
      const created = await service.send('POST', '/cards', { card: { type: 'hfcard_desfire_ev3' } });
      expect(created).toMatchObject({ status: 200, body: { type: 'hfcard_desfire_ev3' } });
    },
    isGone: async (service) => {
      for (const id of [1001, 1002, 1005]) expect(await card(service, id)).toMatchObject({ type: 'hfcard_desfire' });
      expect(await statusOf(service, 'POST', '/cards', { card: { type: 'hfcard_desfire_ev3' } })).toBe(400);
      expect(await statusOf(service, 'GET', '/cards?type=hfcard_desfire_ev1')).toBe(400);
      expect(list((await service.get('/cards?type=hfcard_desfire')).body).map(({ id }) => id)).toEqual([
        1001, 1002, 1005,
      ]);
    },
  },
  'card-type-legacy': {
    works: async (service) => {
      expect(await card(service, 1003)).toMatchObject({ type: 'legacy' });
      expect(await card(service, 1006)).toMatchObject({ type: 'third_party_lf' });
      expect(list((await service.get('/cards?type=legacy')).body).map(({ id }) => id)).toEqual([1003, 1004, 1007]);
    },
    isGone: async (service) => {
      expect(await card(service, 1003)).toMatchObject({ type: 'third_party_lf_em_410x_26' });
      expect(await card(service, 1004)).toMatchObject({ type: 'third_party_hf' });
      expect(await card(service, 1007)).toMatchObject({ type: 'third_party_lf_vendora_h10301' });
      expect(await statusOf(service, 'GET', '/cards?type=legacy')).toBe(400);
      expect(await statusOf(service, 'POST', '/cards', { card: { type: 'legacy' } })).toBe(400);
    },
  },
  'event-id': {
    works: async (service) => {
      expect(await firstEvent(service)).toMatchObject({ id: 701, uuid: '6f1c2a4e-0000-4000-8000-0000000002bd' });
    },
    isGone: async (service) => {
      expect(await firstEvent(service)).toMatchObject({ uuid: '6f1c2a4e-0000-4000-8000-0000000002bd' });
      expect(await firstEvent(service)).not.toHaveProperty('id');
    },
  },
  'event-references': {
    works: async (service) => {
      const { references } = (await firstEvent(service)) ?? {};
      expect(references).toContainEqual({ type: 'Place', id: 1 });
      // The filter has a sunset of its own, which is earlier.
      expect(await statusOf(service, 'POST', '/event_sets', { event_set: { references: 'Card:1001' } })).toBe(400);
    },
    isGone: async (service) => {
      expect(await firstEvent(service)).toMatchObject({ organization_id: 1, place_id: 1 });
      expect(await firstEvent(service)).not.toHaveProperty('references');
    },
  },
  'members-count': {
    works: async (service) => {
      expect((await service.get('/groups?ids=301')).body).toMatchObject([{ members_count: 2, users_count: 2 }]);
    },
    isGone: async (service) => {
      const { body } = await service.get('/groups?ids=301');
      expect(body).toMatchObject([{ id: 301, users_count: 2 }]);
      expect(list(body)[0]).not.toHaveProperty('members_count');
    },
  },
  'member-export-reporter': {
    works: async (service) => {
      expect((await service.get('/member_export_reporters/1101')).body).toEqual({
        id: 1101,
        reporter_type: 'MemberExportReporter',
      });
      const made = await service.send('POST', '/user_export_reporters', { reporter_type: 'MemberExportReporter' });
      expect(made).toMatchObject({ status: 200, body: { reporter_type: 'MemberExportReporter' } });
    },
    isGone: async (service) => {
      expect(await statusOf(service, 'GET', '/member_export_reporters')).toBe(410);
      expect(await statusOf(service, 'GET', '/member_export_reporters/1101')).toBe(410);
      expect((await service.get('/user_export_reporters/1101')).body).toEqual({
        id: 1101,
        reporter_type: 'UserExportReporter',
      });
      expect(await statusOf(service, 'POST', '/user_export_reporters', { reporter_type: 'MemberExportReporter' })).toBe(
        400,
      );
    },
  },
  'card-member-id-filter': {
    works: async (service) => {
      expect(list((await service.get('/cards?member_id=13')).body).map(({ id }) => id)).toEqual([1001, 1002]);
    },
    isGone: async (service) => {
      expect(await statusOf(service, 'GET', '/cards?member_id=13')).toBe(400);
      expect(list((await service.get('/cards?user_id=103')).body).map(({ id }) => id)).toEqual([1001, 1002]);
    },
  },
  'presence-actor': {
    works: async (service) => {
      const { body } = await service.get('/presences');
      expect(list(body).map((presence) => presence['actor_type'])).toEqual(['User', 'User']);
      expect(list(body)[0]).toMatchObject({
        ...{ member_id: 13, member_name: 'Chloe Lindgren', user_id: 103, user_name: 'Chloe Lindgren' },
        ...{ user_email: 'chloe@harbour.example', actor_id: 103, actor_email: 'chloe@harbour.example' },
      });
    },
    isGone: async (service) => {
      expect((await service.get('/presences')).body).toEqual([
        { actor_type: 'User', actor_id: 103, actor_name: 'Chloe Lindgren', actor_email: 'chloe@harbour.example' },
        { actor_type: 'User', actor_id: 104, actor_name: 'Dev Rao', actor_email: 'dev@harbour.example' },
        { actor_type: 'GroupLink', actor_id: 901, actor_name: 'Visitors', actor_email: 'visitors@harbour.example' },
      ]);
    },
  },
  'member-card-assignment': {
    works: async (service) => {
      expect((await service.get('/members?query=chloe')).body).toMatchObject([
        { cards_count: 2, card_assigned: true, card_id: 1001, backup_card_id: 1002, backup_card_assignes: true },
      ]);
      expect(await card(service)).toMatchObject({ member_assigned: true, member: { id: 13 } });
      expect(await statusOf(service, 'POST', '/members/15/assign_card', { card_id: 1005 })).toBe(200);
      expect(await statusOf(service, 'POST', '/members/15/assign_backup_card', { card_id: 1006 })).toBe(200);
      expect(await statusOf(service, 'POST', '/members/15/deassign_backup_card')).toBe(200);
      expect(await statusOf(service, 'POST', '/members/15/deassign_card')).toBe(200);
      expect(await statusOf(service, 'POST', '/cards/1006/assign_member', { member_id: 15 })).toBe(200);
      expect(await statusOf(service, 'POST', '/cards/1006/deassign_member')).toBe(200);
      expect((await newKinds(service)).slice(-6)).toEqual([
        'member.assign_card',
        'member.assign_backup_card',
        'member.deassign_backup_card',
        'member.deassign_card',
        'member.assign_card',
        'member.deassign_card',
      ]);
    },
    isGone: async (service) => {
      expect((await service.get('/members?query=chloe')).body).toEqual([
        {
          id: 13,
          name: 'Chloe Lindgren',
          confirmed: true,
          user: { id: 103, name: 'Chloe Lindgren', email: 'chloe@harbour.example' },
        },
      ]);
      expect(await card(service)).not.toHaveProperty('member_assigned');
      expect(await card(service)).not.toHaveProperty('member');
      for (const action of ['assign_card', 'assign_backup_card', 'deassign_card', 'deassign_backup_card'])
        expect(await statusOf(service, 'POST', `/members/15/${action}`, { card_id: 1005 })).toBe(410);
      for (const action of ['assign_member', 'deassign_member'])
        expect(await statusOf(service, 'POST', `/cards/1005/${action}`, { member_id: 15 })).toBe(410);
      // What was stored before keeps its kind.
      expect((await newKinds(service))[0]).toBe('member.assign_card');
      expect(await statusOf(service, 'POST', '/cards/1005/assign', { user_id: 105 })).toBe(200);
      expect((await newKinds(service)).at(-1)).toBe('card.assign');
    },
  },
  'event-sets': {
    works: async (service) => {
      expect(list((await service.get('/events')).body).map(({ id }) => id)).toEqual([701, 702, 703, 704, 705]);
      expect(list((await service.get('/events?references=Card:1007')).body).map(({ id }) => id)).toEqual([704, 705]);
    },
    isGone: async (service) => {
      expect(await statusOf(service, 'GET', '/events')).toBe(410);
      const made = (await service.send('POST', '/event_sets', {})).body as { id: number; events: object[] };
      expect(made.events).toHaveLength(5);
      expect((await service.get(`/event_sets/${made.id}`)).body).toEqual(made);
      expect(await statusOf(service, 'POST', '/event_sets', { event_set: { references: 'Card:1001' } })).toBe(400);
    },
  },
};

async function firstEvent(service: Service): Promise<Record<string, unknown> | undefined> {
  const { body } = await service.send('POST', '/event_sets', {});
  return list((body as { events: unknown }).events)[0];
}

async function newKinds(service: Service): Promise<unknown[]> {
  const { body } = await service.send('POST', '/event_sets', {});
  return list((body as { events: unknown }).events).map(({ kind }) => kind);
}

test('each deprecation of the schedule has its test here', () => {
  expect(Object.keys(behaviours)).toEqual(bundledSchedule().deprecations.map(({ id }) => id));
});

describe.each(Object.entries(behaviours))('%s', (id, { works, isGone }) => {
  const { sunset } = findDeprecation(bundledSchedule(), id);

  test('works on its last day', async () => {
    await works(serviceOn(sunset));
  });

  test('is gone on the next day, also where the day is moved while the service runs', async () => {
    await isGone(serviceOn(addDays(sunset, 1)));
    const moved = serviceOn(sunset);
    moved.emulator.setAsOf(addDays(sunset, 1));
    await isGone(moved);
  });
});

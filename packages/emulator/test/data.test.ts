import { bundledSchedule } from '@curfew/schedule';
import { expect, test } from 'vitest';
import { EmulatorDataError } from '../src/data/data-error.js';
import { defaultData, parseData } from '../src/data/read-data.js';
import { list, serviceOn } from './support/service.js';

const organization = { id: 1, name: 'One', domain: 'one' };
const user = { id: 1, name: 'Ada', email: 'ada@one.example' };

function problemsOf(data: unknown): string[] {
  try {
    parseData(data, 'test.json');
  } catch (error) {
    if (error instanceof EmulatorDataError) return error.problems.map(({ path, reason }) => `${path} ${reason}`);
    throw error;
  }
  return [];
}

test('the service holds the data that it is given, and nothing else', async () => {
  const service = serviceOn('2026-01-01', {
    data: {
      organizations: [organization],
      users: [user],
      members: [{ id: 1, organization_id: 1, user_id: 1, confirmed: true }],
      logins: [{ id: 1, user_id: 1, secret: 'mine', type: 'device' }],
      cards: [{ id: 7, organization_id: 1, type: 'third_party_hf' }],
    },
  });
  expect((await service.get('/cards', 'mine')).body).toMatchObject([{ id: 7, type: 'third_party_hf' }]);
  expect((await service.get('/groups', 'mine')).body).toEqual([]);
  expect((await service.get('/cards')).status).toBe(401);
});

test.each([
  ['a list that there is none of', { doors: [] }, ['/ must NOT have additional properties: "doors"']],
  [
    'a field that is missing',
    { places: [{ id: 1, name: 'A' }] },
    ["/places/0 must have required property 'organization_id'"],
  ],
  ['a field of another type', { users: [{ ...user, id: '1' }] }, ['/users/0/id must be integer']],
  [
    'a reference to what is not there',
    { organizations: [organization], places: [{ id: 1, name: 'A', organization_id: 2 }] },
    ['/places/0/organization_id no entry of organizations has the id 2'],
  ],
  [
    'an id that is there twice',
    { organizations: [organization, organization] },
    ['/organizations/1/id 1 is there twice'],
  ],
  [
    'a secret that is there twice',
    {
      users: [user],
      logins: [1, 2].map((id) => ({ id, user_id: 1, secret: 'same', type: 'device' })),
    },
    ['/logins/1/secret "same" is there twice'],
  ],
])('%s is a problem with its place', (_what, data, problems) => {
  expect(problemsOf(data)).toEqual(problems);
});

test('the default data has each value of a card that the schedule speaks of before and after', () => {
  const { cards } = defaultData();
  const known = new Set(bundledSchedule().valueSets['CardType']?.values.map(({ value }) => value));
  const shown = cards.flatMap(({ type, former_type }) => [type, former_type]).filter((value) => value !== undefined);
  for (const value of shown) expect(known).toContain(value);
  expect(new Set(cards.map(({ former_type }) => former_type))).toEqual(
    new Set(['hfcard_desfire_ev1', 'hfcard_desfire_ev3', 'legacy', undefined]),
  );
});

test('one emulator does not see what happens in another', async () => {
  const [one, other] = [serviceOn('2026-01-01'), serviceOn('2026-01-01')];
  await one.send('DELETE', '/members/14');
  expect(list((await other.get('/members')).body)).toHaveLength(5);
});

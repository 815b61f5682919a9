import { expect, test } from 'vitest';
import { list, serviceOn } from './support/service.js';

test('members are found by a part of the name or the e-mail address', async () => {
  const service = serviceOn('2026-01-01');
  const answer = await service.get('/members?query=LINDGREN');
  expect(answer).toMatchObject({
    status: 200,
    body: [
      { id: 13, name: 'Chloe Lindgren', user: { id: 103, name: 'Chloe Lindgren', email: 'chloe@harbour.example' } },
    ],
  });
  expect(list((await service.get('/members?query=dev@')).body).map(({ id }) => id)).toEqual([14]);
});

test('a created member is not confirmed, and is found afterwards', async () => {
  const service = serviceOn('2026-01-01');
  const created = await service.send('POST', '/members', {
    member: { name: 'Finn Aho', email: 'finn@harbour.example' },
  });
  expect(created).toMatchObject({
    status: 200,
    body: { name: 'Finn Aho', confirmed: false, user: { name: 'Finn Aho', email: 'finn@harbour.example' } },
  });
  expect(list((await service.get('/members?query=finn')).body)).toHaveLength(1);
});

test('a deleted member is gone with the cards it held, and the answer has no body', async () => {
  const service = serviceOn('2026-01-01');
  expect(await service.send('DELETE', '/members/14')).toMatchObject({ status: 204, body: undefined });
  expect(list((await service.get('/members?query=dev')).body)).toEqual([]);
  expect((await service.get('/card_assignments?card_id=1004')).body).toEqual([]);
  expect((await service.get('/cards', 'managed-secret')).status).toBe(401);
  expect((await service.send('DELETE', '/members/14')).status).toBe(404);
});

test.each([
  {},
  { member: { name: 'Finn' } },
  { member: { name: 3, email: 'a@b' } },
  { member: { name: 'A', email: 'b' } },
])('a member without a name and an e-mail address is refused: %j', async (body) => {
  expect((await serviceOn('2026-01-01').send('POST', '/members', body)).status).toBe(400);
});

import { expect, test } from 'vitest';
import { list, serviceOn } from './support/service.js';

test('a PIN can be set only while the card is assigned', async () => {
  const service = serviceOn('2025-06-01');
  expect((await service.send('PATCH', '/cards/1005', { card: { two_factor_pin: '1234' } })).status).toBe(409);
  await service.send('POST', '/cards/1005/assign', { user_id: 105 });
  expect(await service.send('PATCH', '/cards/1005', { card: { two_factor_pin: '1234' } })).toMatchObject({
    status: 200,
    body: { two_factor_pin: '1234' },
  });
});

test('the PIN is reset when the card is deassigned, so that the next user does not have it', async () => {
  const service = serviceOn('2025-06-01');
  expect((await service.send('POST', '/cards/1001/deassign')).body).toMatchObject({
    assigned: false,
    two_factor_pin: null,
  });
  const again = await service.send('POST', '/cards/1001/assign', { user_id: 105 });
  expect(again.body).toMatchObject({ assigned: true, user_id: 105, two_factor_pin: null });
});

test('the second card of a user is a backup card', async () => {
  const service = serviceOn('2026-01-01');
  const assign = async (cardId: number): Promise<unknown> =>
    (await service.send('POST', '/card_assignments', { card_assignment: { card_id: cardId, user_id: 105 } })).body;
  expect(await assign(1005)).toMatchObject({ card_id: 1005, backup: false });
  expect(await assign(1006)).toMatchObject({ card_id: 1006, backup: true });
});

test('the card assignment resource assigns, updates and deassigns after the sunset, and writes the events', async () => {
  const service = serviceOn('2026-01-01');
  const made = (await service.send('POST', '/card_assignments', { card_id: 1005, user_id: 105 })).body as {
    id: number;
  };
  expect(await service.send('PATCH', `/card_assignments/${made.id}`, { two_factor_pin: '77' })).toMatchObject({
    status: 200,
    body: { id: made.id, two_factor_pin: '77', assigned_by_id: 101 },
  });
  expect((await service.send('DELETE', `/card_assignments/${made.id}`)).status).toBe(204);
  expect((await service.send('PATCH', `/card_assignments/${made.id}`, { two_factor_pin: '77' })).status).toBe(404);
  const { body } = await service.send('POST', '/event_sets', {});
  expect(list((body as { events: unknown }).events).slice(-2)).toMatchObject([
    { kind: 'card.assign', organization_id: 1, created_at: '2026-01-01T00:00:01.000Z' },
    { kind: 'card.deassign', organization_id: 1, created_at: '2026-01-01T00:00:02.000Z' },
  ]);
});

test('a card is assigned to one user at most, and a wrong PIN assigns nothing', async () => {
  const service = serviceOn('2026-01-01');
  expect((await service.send('POST', '/card_assignments', { card_id: 1001, user_id: 105 })).status).toBe(409);
  const wrong = { card_id: 1005, user_id: 105, two_factor_pin: 'abc' };
  expect((await service.send('POST', '/card_assignments', wrong)).status).toBe(400);
  expect((await service.get('/card_assignments?card_id=1005')).body).toEqual([]);
});

test('cards and users of another organization are unknown', async () => {
  const service = serviceOn('2025-06-01');
  expect((await service.get('/cards/2001')).status).toBe(404);
  expect((await service.send('POST', '/cards/1005/assign', { user_id: 201 })).status).toBe(404);
  expect((await service.get('/cards/2001', 'mill-secret')).status).toBe(200);
});

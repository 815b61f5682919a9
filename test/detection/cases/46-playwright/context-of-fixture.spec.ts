import { expect, test, type APIRequestContext } from '@playwright/test';

let api: APIRequestContext;

test.beforeAll(async ({ playwright }) => {
  api = await playwright.request.newContext({ baseURL: 'https://api.access.example' });
});

test('cards of a member', async () => {
  const response = await api.get('/cards', { params: { member_id: 1 } }); // finds: card-member-id-filter
  const [card] = await response.json();
  expect(card.sub_type).toBe('EV1'); // finds: card-sub-type
  await api.post('/cards', { data: { card: { uid: '04', type: 'legacy' } } }); // finds: card-type-legacy
});

test('events', async ({ playwright }) => {
  const context = await playwright.request.newContext({ extraHTTPHeaders: { Authorization: 'SERVICE-LOGIN secret' } });
  await context.fetch('/cards/enroll', { method: 'POST' }); // finds: card-enroll
});

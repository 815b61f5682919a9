import { expect, test } from '@playwright/test';

test('the service answers', async ({ request }) => {
  const response = await request.get('https://api.access.example/cards', { params: { member_id: 4 } }); // finds: card-member-id-filter
  const cards = await response.json();
  expect(cards[0].sub_type).toBeDefined(); // finds: card-sub-type
  await request.post('https://api.access.example/cards/enroll', { data: { card: { token: 'a' } } }); // finds: card-enroll
});

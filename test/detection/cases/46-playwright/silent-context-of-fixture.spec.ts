import { expect, test } from '@playwright/test';

test('the groups of the service and the cards of a shop', async ({ playwright, browser }) => {
  const api = await playwright.request.newContext({ baseURL: 'https://api.access.example' });
  await api.get('/groups');
  const shop = await playwright.request.newContext({ baseURL: 'https://shop.example.com' });
  const response = await shop.get('/cards', { params: { member_id: 1 } });
  expect((await response.json())[0].sub_type).toBe('x');
  const context = await browser.newContext({ baseURL: 'https://shop.example.com' });
  const page = await context.newPage();
  await page.goto('/events');
});

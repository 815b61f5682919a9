import { test } from '@playwright/test';

test('the feed', async ({ page }) => {
  await page.route('https://api.access.example/event_sets*', (route) => route.fulfill({ json: { id: 1 } }));
  await page.route('https://api.access.example/event_sets/1*', (route) => route.fulfill({ json: { id: 1, events: [{ uuid: 'a' }] } }));
  await page.route('https://api.access.example/event_sets', async (route) => {
    await route.fulfill({ status: 200, body: JSON.stringify({ id: 1 }) });
  });
  await page.route('https://api.access.example/event_sets/1', async (route) => {
    await route.fulfill({ status: 200, body: JSON.stringify({ id: 1, events: [] }) });
  });
  await page.route('https://api.access.example/events', (route) => route.abort());
});

import { test } from '@playwright/test';

test('the feed', async ({ page }) => {
  await page.route('https://api.access.example/events*', (route) => route.fulfill({ json: [{ uuid: 'a' }] }));
  await page.route('https://api.access.example/events', async (route) => {
    await route.fulfill({ status: 200, body: JSON.stringify([]) });
  });
  await page.route('https://api.access.example/events', (route) => route.abort());
});

import { test } from '@playwright/test';

test('own pages', async ({ page }) => {
  await page.route('**/events*', (route) => route.fulfill({ json: [] }));
  await page.route('https://tickets.example/events', (route) => route.continue());
  await page.route('https://api.access.example/**', (route) => route.continue());
  await page.route('https://api.access.example/event_sets/*', (route) => route.fulfill({ json: {} }));
  await page.goto('/events');
  await page.waitForURL('**/cards/enroll');
});

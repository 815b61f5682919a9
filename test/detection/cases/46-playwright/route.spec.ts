import { expect, test } from '@playwright/test';

test('door log', async ({ page, context }) => {
  await page.route('https://api.access.example/events*', (route) => route.fulfill({ json: [] })); // finds: event-sets
  await context.route('https://api.access.example/cards/*/assign', (route) => route.fulfill({ status: 204 })); // finds: card-assignment
  const enrolled = page.waitForRequest('https://api.access.example/cards/enroll'); // finds: card-enroll
  await page.goto('/log');
  await expect(page.getByText('No events')).toBeVisible();
  await enrolled;
});

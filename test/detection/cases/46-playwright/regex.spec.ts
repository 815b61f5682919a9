import { test } from '@playwright/test';

test('log', async ({ page }) => {
  await page.route(/https:\/\/api\.access\.example\/events(\?.*)?$/, (route) => route.abort()); // finds: event-sets
});

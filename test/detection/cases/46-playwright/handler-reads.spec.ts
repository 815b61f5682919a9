import { test } from '@playwright/test';

test('creates cards', async ({ page }) => {
  await page.route('https://api.access.example/cards', async (route) => {
    const request = route.request();
    const body = request.postDataJSON();
    if (body?.card?.type === 'legacy') return route.fulfill({ status: 422 }); // finds: card-type-legacy
    return route.fulfill({ json: { id: 1 } });
  });
  await page.goto('/cards/new');
});

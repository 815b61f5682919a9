import { test } from '@playwright/test';

test('own answers', async ({ page }) => {
  await page.route('**/api/cards', (route) => route.fulfill({ json: [{ id: 1, sub_type: 'visa', user_id: 3 }] }));
  await page.route('https://clubs.example/groups', (route) => route.fulfill({ json: [{ members_count: 3 }] }));
  await page.route('https://api.access.example/groups', (route) => route.fulfill({ json: [{ id: 1, users_count: 3 }] }));
  await page.route('https://api.access.example/cards', (route) => {
    const note = { sub_type: 'x' };
    console.log(note);
    return route.fulfill({ status: 500, json: { error: 'down' } });
  });
});

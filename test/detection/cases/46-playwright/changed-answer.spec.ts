import { expect, test } from '@playwright/test';

test('marks inactive cards', async ({ page }) => {
  await page.route('https://api.access.example/cards', async (route) => {
    const response = await route.fetch();
    const cards = await response.json();
    cards[0].activated = false; // finds: card-assignment
    await route.fulfill({ response, json: cards });
  });
  const answered = page.waitForResponse('https://api.access.example/groups');
  await page.goto('/');
  const groups = await (await answered).json();
  expect(groups[0].members_count).toBe(2); // finds: members-count
});

import { test, type Page, type Route } from '@playwright/test';

const API = 'https://api.access.example';
const staff = [{ id: 1, name: 'Staff', members_count: 5 }]; // finds: members-count

const answer = (route: Route, body: unknown, status = 200) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

async function mockCards(page: Page) {
  await page.route(`${API}/cards*`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    await route.fulfill({ json: [{ id: 3, type: 'hfcard_desfire_ev3', user_id: 2 }] }); // finds: card-type-desfire, card-assignment
  });
  await page.route(`${API}/groups`, (route) => answer(route, staff));
  await page.context().route(`${API}/presences`, (route) =>
    route.fulfill({
      status: 200,
      contentType: 'application/json',
      body: JSON.stringify([{ actor_type: 'User', user_name: 'Ann' }]), // finds: presence-actor
    }),
  );
}

test('cards', async ({ page }) => {
  await mockCards(page);
  await page.goto('/cards');
});

import type { Page } from '@playwright/test';

export async function stub(page: Page): Promise<void> {
  await page.route('**/events', (route) => route.fulfill({ json: [] })); // finds: event-sets
}

jest.mock('../src/client', () => ({
  get: (path: string) => (path === '/events' ? [] : undefined), // finds: event-sets
}));

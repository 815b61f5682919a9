import { expect, test, vi } from 'vitest';
import { loadEvents } from './desk';

test('asks for the events', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  await loadEvents();
  expect(fetch).toHaveBeenCalledWith('/api/events'); // finds: event-sets
  expect(fetch).not.toHaveBeenCalledWith('/shop/events');
});

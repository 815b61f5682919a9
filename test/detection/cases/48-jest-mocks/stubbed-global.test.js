import { afterEach, expect, test, vi } from 'vitest';

const fetchMock = vi.fn(() => Promise.resolve(new Response('[]')));
vi.stubGlobal('fetch', fetchMock);

afterEach(() => fetchMock.mockClear());

test('asks for what is there', () => {
  expect(fetchMock).toHaveBeenCalledWith('https://api.access.example/events'); // finds: event-sets
  expect(fetchMock).toHaveBeenLastCalledWith('https://api.access.example/cards?member_id=3'); // finds: card-member-id-filter
  expect(fetchMock).toHaveBeenCalledWith('https://calendar.example/events');
});

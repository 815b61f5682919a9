import axios from 'axios';
import { beforeEach, expect, it, vi } from 'vitest';

const api = axios.create({ baseURL: 'https://api.access.example' });
const calendar = axios.create({ baseURL: 'https://calendar.example' });

const mockFetch = vi.fn();

beforeEach(() => {
  globalThis.fetch = mockFetch;
});

it('asks for events', async () => {
  const get = vi.spyOn(api, 'get').mockResolvedValue({ data: [] });
  const post = vi.spyOn(api, 'post');
  const other = vi.spyOn(calendar, 'get');

  expect(get).toHaveBeenCalledWith('/events', { params: { limit: 5 } }); // finds: event-sets
  expect(post).toHaveBeenCalledWith('/cards/enroll', expect.anything()); // finds: card-enroll
  expect(other).toHaveBeenCalledWith('/events');
  expect(mockFetch).toHaveBeenCalledWith('https://api.access.example/cards/7/activate', { method: 'POST' }); // finds: card-assignment
  expect(mockFetch).toHaveBeenLastCalledWith('https://calendar.example/events');
});

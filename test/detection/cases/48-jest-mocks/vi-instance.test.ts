import { vi } from 'vitest';
import axios from 'axios';

const access = axios.create({ baseURL: 'https://api.access.example' });

vi.spyOn(access, 'get').mockImplementation(async (url) => {
  if (url === '/events') return { data: [] }; // finds: event-sets
  if (url.startsWith('/cards?member_id=')) return { data: [] }; // finds: card-member-id-filter
  return { data: null };
});

test('loads', () => {
  expect(access.get).toHaveBeenCalledWith('/events', expect.anything()); // finds: event-sets
  expect(access.post).toHaveBeenLastCalledWith('/cards/enroll', { card: { token: 'x' } }); // finds: card-enroll
});

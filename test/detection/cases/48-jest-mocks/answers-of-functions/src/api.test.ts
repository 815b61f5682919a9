import { expect, test, vi } from 'vitest';
import * as api from './api';
import { getCard, getEvents, getGroups, getPosts } from './api';

vi.mock('./api');

test('shows groups', async () => {
  vi.mocked(getGroups).mockResolvedValue([{ id: 1, members_count: 3 }]); // finds: members-count
  (getCard as ReturnType<typeof vi.fn>).mockResolvedValueOnce({ id: 1, sub_type: 'x' }); // finds: card-sub-type
  vi.spyOn(api, 'getGroups').mockReturnValue(Promise.resolve([{ members_count: 4 }])); // finds: members-count
  vi.mocked(getPosts).mockResolvedValue([{ id: 1, members_count: 3 }]);
  const cards = vi.spyOn(api, 'getCard');
  cards.mockResolvedValue({ id: 2, activated: true }); // finds: card-assignment
  vi.mocked(getGroups).mockImplementation(async () => [{ members_count: 5 }]); // finds: members-count
  vi.mocked(getGroups).mockRejectedValue({ members_count: 5 });
  vi.mocked(getEvents).mockResolvedValue([{ id: 1, uuid: 'a' }]); // finds: event-id
});

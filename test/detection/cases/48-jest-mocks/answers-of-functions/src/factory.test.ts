import { expect, test, vi } from 'vitest';
import { getGroups } from './api';

vi.mock('./api', () => ({
  getGroups: vi.fn().mockResolvedValue([{ id: 1, members_count: 3 }]), // finds: members-count
  getCard: async () => ({ sub_type: 'x' }), // finds: card-sub-type
  getPosts: vi.fn(async () => [{ members_count: 3 }]),
}));

test('is there', async () => {
  expect(await getGroups()).toHaveLength(1);
});

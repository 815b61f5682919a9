import { test, vi } from 'vitest';

vi.mock('./api', () => ({
  getGroups: vi.fn().mockResolvedValue([{ id: 1, members_count: 3 }]), // finds: members-count
  getCard: async () => ({ sub_type: 'x' }), // finds: card-sub-type
  getPosts: vi.fn(async () => [{ members_count: 3 }]),
}));

test('is empty', () => undefined);

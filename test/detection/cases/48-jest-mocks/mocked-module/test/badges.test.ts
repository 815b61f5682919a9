import { beforeEach, expect, test, vi } from 'vitest';
import { getJson, postJson } from '../src/http';
import { refresh } from '../src/refresh';

vi.mock('../src/http', () => ({
  getJson: vi.fn(async (path: string) => {
    switch (path) {
      case 'groups':
        return [{ id: 1, members_count: 3 }]; // finds: members-count
      case 'member_export_reporters': // finds: member-export-reporter
        return [];
      case 'events': // finds: event-sets
        return [];
      default:
        return null;
    }
  }),
  postJson: vi.fn(),
}));

beforeEach(() => vi.clearAllMocks());

test('refreshes', async () => {
  await refresh();
  expect(getJson).toHaveBeenCalledWith('groups');
  expect(getJson).toHaveBeenNthCalledWith(2, 'events'); // finds: event-sets
  expect(vi.mocked(postJson)).toHaveBeenCalledWith('cards/enroll', { card: { token: 'ab' } }); // finds: card-enroll
  expect(postJson).not.toHaveBeenCalledWith('cards/9/deactivate', expect.anything()); // finds: card-assignment
});

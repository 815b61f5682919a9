import { jest, test } from '@jest/globals';
import { countGroups, getGroups, getLocks } from './clubs';

jest.mock('./clubs', () => ({ getGroups: jest.fn(async () => [{ members_count: 1 }]), countGroups: () => ({ members_count: 2 }) }));

test('shows clubs', () => {
  jest.mocked(getGroups).mockResolvedValue([{ id: 1, members_count: 3 }]);
  jest.mocked(getLocks).mockResolvedValue([{ id: 1, group: { id: 2 }, sub_type: 'x' }]);
  (countGroups as jest.Mock).mockReturnValue({ members_count: 4 });
  jest.fn().mockResolvedValue({ members_count: 5 });
});

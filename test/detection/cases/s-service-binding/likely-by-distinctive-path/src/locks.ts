import { doors } from './client';

export const locksOf = (groupId: number) => doors.get(`/group_locks?group_id=${groupId}`);

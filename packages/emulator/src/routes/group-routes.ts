import type { EmulatedOperation } from '../emulated-call.js';
import { fullGroup, fullGroupLock, groupsOf, named } from '../resources/groups.js';
import { withId } from '../resources/store.js';

/** Role assignments, groups and their locks (sections 2.2 to 2.4). */
export const groupRoutes: Readonly<Record<string, EmulatedOperation>> = {
  fetchRoleAssignments: {
    choices: ['`group_id` and `group` are there at the level of a group alone.'],
    handle: ({ store, query, organization }) => {
      const wanted = query['user_id'];
      const found = store.role_assignments.filter(
        ({ organization_id, user_id }) =>
          organization_id === organization.id && (wanted === undefined || String(user_id) === wanted),
      );
      return {
        body: found.map(({ user_id, group_id }) => ({
          user_id,
          ...(group_id !== undefined && { group_id, group: named(withId(store.groups, group_id)) }),
        })),
      };
    },
  },
  fetchGroups: {
    choices: [
      '`ids` takes one id, several with commas, or the parameter several times.',
      '`users_count` is answered beside and after `members_count`, and counts the users with a role at the level of the group.',
      '`time_restriction_time_slots` is always empty.',
    ],
    handle: (call) => {
      const wanted = call.query['ids']?.split(',');
      const found = groupsOf(call).filter(({ id }) => wanted === undefined || wanted.includes(String(id)));
      return { body: found.map((group) => fullGroup(call.store, group)) };
    },
  },
  fetchGroupLocks: {
    choices: [],
    handle: (call) => {
      const wanted = call.query['group_id'];
      const groups = new Set(groupsOf(call).map(({ id }) => id));
      const found = call.store.group_locks.filter(
        ({ group_id }) => groups.has(group_id) && (wanted === undefined || String(group_id) === wanted),
      );
      return { body: found.map((link) => fullGroupLock(call.store, link)) };
    },
  },
};

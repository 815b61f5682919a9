import type { PresenceRecord } from '../data/data-types.js';
import type { FullObject } from '../deprecations/answer-on-day.js';
import type { EmulatedCall, EmulatedOperation } from '../emulated-call.js';
import { membersOf } from '../resources/members.js';
import { withId } from '../resources/store.js';

/** Presences (section 2.9). */
export const presenceRoutes: Readonly<Record<string, EmulatedOperation>> = {
  fetchPresences: {
    choices: [
      'The slash before `presences`. Presences of group links are left out until `actor_type` may be `GroupLink`.',
    ],
    handle: (call) => {
      const own = call.store.presences.filter(
        ({ place_id }) => withId(call.store.places, place_id)?.organization_id === call.organization.id,
      );
      return { body: own.map((presence) => fullPresence(call, presence)) };
    },
  },
};

function fullPresence(call: EmulatedCall, { user_id: userId, group_link: link }: PresenceRecord): FullObject {
  const user = withId(call.store.users, userId);
  const member = membersOf(call).find(({ user_id }) => user_id === userId);
  const actor = user ?? link;
  return {
    actor_type: user ? 'User' : 'GroupLink',
    actor_id: actor?.id ?? null,
    actor_name: actor?.name ?? null,
    actor_email: actor?.email ?? null,
    ...(user && {
      member_id: member?.id ?? null,
      member_name: member ? (member.name ?? user.name) : null,
      user_id: user.id,
      user_name: user.name,
      user_email: user.email,
    }),
  };
}

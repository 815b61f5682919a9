import { withId, freeId, removeWhere } from '../resources/store.js';
import type { EmulatedOperation } from '../emulated-call.js';
import { requiredText } from '../resources/body-fields.js';
import { fullMember, memberOfPath, membersOf } from '../resources/members.js';
import { badRequest, conflict } from '../server/refusal.js';
import type { MemberRecord } from '../data/data-types.js';

/** Members (sections 2.1 and 4). */
export const memberRoutes: Readonly<Record<string, EmulatedOperation>> = {
  fetchMembers: {
    choices: ['`query` looks for its text anywhere in the name or the e-mail address, whatever the case.'],
    handle: (call) => {
      const { store, query } = call;
      const wanted = query['query']?.toLowerCase() ?? '';
      const found = membersOf(call).filter((member) => {
        const user = withId(store.users, member.user_id);
        return [member.name, user?.name, user?.email].some((text) => text?.toLowerCase().includes(wanted) === true);
      });
      return { body: found.map((member) => fullMember(store, member)) };
    },
  },
  createMember: {
    choices: [
      'A user that exists with the e-mail address joins as a member; else a regular user is made.',
      'A user who is a member already is a conflict (409). Managed users come from the data, since no operation that makes them is shown.',
    ],
    handle: (call) => {
      const { store, body, organization } = call;
      const name = requiredText(body, 'name');
      const email = requiredText(body, 'email');
      if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw badRequest('The field email must be an e-mail address.');
      let user = store.users.find((known) => known.email.toLowerCase() === email.toLowerCase());
      if (user && membersOf(call).some(({ user_id }) => user_id === user?.id))
        throw conflict('A user with this e-mail address is a member already.');
      if (!user) {
        user = { id: freeId(store, 'users'), name, email };
        store.users.push(user);
      }
      const member: MemberRecord = {
        id: freeId(store, 'members'),
        organization_id: organization.id,
        user_id: user.id,
        name,
        confirmed: false,
      };
      store.members.push(member);
      store.role_assignments.push({ organization_id: organization.id, user_id: user.id, role: 'basic' });
      return { body: fullMember(store, member) };
    },
  },
  deleteMember: {
    choices: [
      'Card assignments, role assignments and logins of the user in the organization end with the membership; no event is written.',
    ],
    handle: (call) => {
      const { store, organization } = call;
      const { id, user_id: userId } = memberOfPath(call);
      const ownCards = new Set(
        store.cards.filter(({ organization_id }) => organization_id === organization.id).map((card) => card.id),
      );
      removeWhere(store.card_assignments, ({ user_id, card_id }) => user_id === userId && ownCards.has(card_id));
      removeWhere(
        store.role_assignments,
        ({ user_id, organization_id }) => user_id === userId && organization_id === organization.id,
      );
      removeWhere(store.members, (member) => member.id === id);
      if (!store.members.some(({ user_id }) => user_id === userId))
        removeWhere(store.logins, ({ user_id }) => user_id === userId);
      return { status: 204 };
    },
  },
};

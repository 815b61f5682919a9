import type { MemberRecord, UserRecord } from '../data/data-types.js';
import type { FullObject } from '../deprecations/answer-on-day.js';
import type { EmulatedCall } from '../emulated-call.js';
import { notFound } from '../server/refusal.js';
import { assignmentsOfUser } from './card-assignment-rules.js';
import { type Store, withId } from './store.js';

/** The members of the organization. */
export function membersOf({ store, organization }: EmulatedCall): MemberRecord[] {
  return store.members.filter(({ organization_id }) => organization_id === organization.id);
}

/**
 * The member that the first parameter of the path names.
 * @throws {Refusal} 404 when there is none
 */
export function memberOfPath(call: EmulatedCall): MemberRecord {
  const text = Object.values(call.params)[0] ?? '';
  const member = membersOf(call).find(({ id }) => String(id) === text);
  if (!member) throw notFound(`member with the id ${JSON.stringify(text)}`);
  return member;
}

/**
 * A user of the organization.
 * @throws {Refusal} 404 when there is none
 */
export function userInOrganization(call: EmulatedCall, userId: number): UserRecord {
  const isMember = membersOf(call).some(({ user_id }) => user_id === userId);
  const user = isMember ? withId(call.store.users, userId) : undefined;
  if (!user) throw notFound(`user with the id ${userId} in the organization`);
  return user;
}

/** A member with the fields of section 2.1, also the deprecated ones about cards. */
export function fullMember(store: Store, member: MemberRecord): FullObject {
  const user = withId(store.users, member.user_id);
  const held = assignmentsOfUser(store, member.user_id).filter(
    ({ card_id }) => withId(store.cards, card_id)?.organization_id === member.organization_id,
  );
  const primary = held.find(({ backup }) => !backup);
  const backup = held.find((assignment) => assignment.backup);
  const cardOf = (assignment: typeof primary): FullObject | null => {
    const card = withId(store.cards, assignment?.card_id);
    return card ? { id: card.id, format_name: card.format_name ?? null } : null;
  };
  const assignerOf = (assignment: typeof primary): FullObject | null => {
    const assigner = withId(store.users, assignment?.assigned_by_id);
    return assigner ? { id: assigner.id, name: assigner.name } : null;
  };
  return {
    id: member.id,
    name: member.name ?? user?.name ?? null,
    confirmed: member.confirmed,
    user: user ? { id: user.id, name: user.name, email: user.email } : null,
    cards_count: held.length,
    card_assigned: primary !== undefined,
    card_assigned_at: primary?.assigned_at ?? null,
    card_id: primary?.card_id ?? null,
    card_assigned_by_id: primary?.assigned_by_id ?? null,
    card: cardOf(primary),
    card_assigned_by: assignerOf(primary),
    // In the spelling of the interface document.
    backup_card_assignes: backup !== undefined,
    backup_card_assigned_at: backup?.assigned_at ?? null,
    backup_card_id: backup?.card_id ?? null,
    backup_card_assigned_by_id: backup?.assigned_by_id ?? null,
    backup_card: cardOf(backup),
    backup_card_assigned_by: assignerOf(backup),
  };
}

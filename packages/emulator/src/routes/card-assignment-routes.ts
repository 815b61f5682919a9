import type { CardRecord, CardAssignmentRecord, UserRecord } from '../data/data-types.js';
import type { FullObject } from '../deprecations/answer-on-day.js';
import type { EmulatedAnswer, EmulatedCall, EmulatedOperation } from '../emulated-call.js';
import { booleanOf, idOf, requiredId } from '../resources/body-fields.js';
import {
  assignCard,
  assignmentOf,
  assignmentsOfUser,
  changePin,
  deassignCard,
  pinSettings,
} from '../resources/card-assignment-rules.js';
import { cardOfPath, cardsOf, fullCard, isActivated } from '../resources/cards.js';
import { fullMember, memberOfPath, membersOf, userInOrganization } from '../resources/members.js';
import { nextInstant, withId } from '../resources/store.js';
import { conflict, notFound } from '../server/refusal.js';

const BODY_OF_ASSIGN = 'The body is `{ "user_id": … }` or `{ "member_id": … }`; the answer is the card.';
const BODY_OF_MEMBER_VARIANT = 'The body is `{ "card_id": … }`; the answer is the member.';

/** Assigning cards in three ways: on the card, on the member, and by the card assignment resource (sections 2.7, 4 and 6). */
export const cardAssignmentRoutes: Readonly<Record<string, EmulatedOperation>> = {
  assignCard: {
    choices: [BODY_OF_ASSIGN, 'A card that is assigned already is a conflict (409).'],
    handle: (call) => {
      const card = cardOfPath(call);
      assignCard(call, card, userOfBody(call));
      return answerCard(call, card);
    },
  },
  deassignCard: {
    choices: ['No body is needed; the answer is the card. A card that is not assigned is a conflict (409).'],
    handle: (call) => {
      const card = cardOfPath(call);
      deassignCard(call, card);
      return answerCard(call, card);
    },
  },
  assignMemberToCard: {
    choices: [BODY_OF_ASSIGN],
    handle: (call) => {
      const card = cardOfPath(call);
      assignCard(call, card, userOfBody(call), 'member');
      return answerCard(call, card);
    },
  },
  deassignMemberFromCard: {
    choices: ['No body is needed; the answer is the card.'],
    handle: (call) => {
      const card = cardOfPath(call);
      deassignCard(call, card, 'member');
      return answerCard(call, card);
    },
  },
  assignCardToMember: { choices: [BODY_OF_MEMBER_VARIANT], handle: (call) => assignToMember(call, false) },
  assignBackupCardToMember: { choices: [BODY_OF_MEMBER_VARIANT], handle: (call) => assignToMember(call, true) },
  deassignCardFromMember: {
    choices: ['No body is needed; the answer is the member.'],
    handle: (call) => deassignFromMember(call, false),
  },
  deassignBackupCardFromMember: {
    choices: ['No body is needed; the answer is the member.'],
    handle: (call) => deassignFromMember(call, true),
  },
  fetchCardAssignments: {
    choices: ['The path and the filters `card_id` and `user_id`.'],
    handle: (call) => {
      const { card_id: cardId, user_id: userId } = call.query;
      const found = ownAssignments(call).filter(
        (one) =>
          (cardId === undefined || String(one.card_id) === cardId) &&
          (userId === undefined || String(one.user_id) === userId),
      );
      return { resource: 'CardAssignment', body: found.map((one) => fullAssignment(call, one)) };
    },
  },
  createCardAssignment: {
    choices: [
      'The path, and the body `{ "card_assignment": { "card_id": …, "user_id": … } }`, which may also set the two-factor PIN.',
    ],
    handle: (call) => {
      const cardId = requiredId(call.body, 'card_id');
      const card = withId(cardsOf(call), cardId);
      if (!card) throw notFound(`card with the id ${cardId}`);
      const user = userOfBody(call);
      // With a PIN that is refused nothing is assigned.
      if (assignmentOf(call.store, card)) throw conflict(`Card ${card.id} is assigned already.`);
      pinSettings(call.body);
      const assignment = assignCard(call, card, user);
      changePin(call, card, call.body);
      return { resource: 'CardAssignment', body: fullAssignment(call, assignment) };
    },
  },
  updateCardAssignment: {
    choices: [
      'Method, path (of an assignment; below `/cards/{id}` of its card) and the fields `two_factor_pin`, `send_two_factor_pin_notification` and `activated`.',
    ],
    handle: (call) => {
      const { card, assignment } = assignmentOfPath(call);
      const activated = booleanOf(call.body, 'activated');
      changePin(call, card, call.body);
      if (activated === true) {
        card.activated_at = nextInstant(call.store, call.asOf);
        delete card.deactivated_at;
      } else if (activated === false) card.deactivated_at = nextInstant(call.store, call.asOf);
      return { resource: 'CardAssignment', body: fullAssignment(call, assignment) };
    },
  },
  deleteCardAssignment: {
    choices: ['Method and path; it deassigns the card, and answers 204.'],
    handle: (call) => {
      deassignCard(call, assignmentOfPath(call).card);
      return { status: 204 };
    },
  },
};

function answerCard({ store }: EmulatedCall, card: CardRecord): EmulatedAnswer {
  return { resource: 'Card', body: fullCard(store, card) };
}

function userOfBody(call: EmulatedCall): UserRecord {
  const memberId = idOf(call.body, 'member_id');
  if (memberId === undefined) return userInOrganization(call, requiredId(call.body, 'user_id'));
  const member = withId(membersOf(call), memberId);
  if (!member) throw notFound(`member with the id ${memberId}`);
  return userInOrganization(call, member.user_id);
}

function assignToMember(call: EmulatedCall, backup: boolean): EmulatedAnswer {
  const member = memberOfPath(call);
  const cardId = requiredId(call.body, 'card_id');
  const card = withId(cardsOf(call), cardId);
  if (!card) throw notFound(`card with the id ${cardId}`);
  assignCard(call, card, userInOrganization(call, member.user_id), 'member', backup);
  return { resource: 'Member', body: fullMember(call.store, member) };
}

function deassignFromMember(call: EmulatedCall, backup: boolean): EmulatedAnswer {
  const member = memberOfPath(call);
  const held = assignmentsOfUser(call.store, member.user_id).find((one) => one.backup === backup);
  const card = withId(cardsOf(call), held?.card_id);
  if (!card) throw conflict(`The member has no ${backup ? 'backup card' : 'card'}.`);
  deassignCard(call, card, 'member');
  return { resource: 'Member', body: fullMember(call.store, member) };
}

function ownAssignments(call: EmulatedCall): CardAssignmentRecord[] {
  const own = new Set(cardsOf(call).map(({ id }) => id));
  return call.store.card_assignments.filter(({ card_id }) => own.has(card_id));
}

/** The assignment that the path names: by its own id, or below `/cards` by that of the card. */
function assignmentOfPath(call: EmulatedCall): { card: CardRecord; assignment: CardAssignmentRecord } {
  if (/^\/?cards\//.test(call.operation.path)) {
    const card = cardOfPath(call);
    const assignment = assignmentOf(call.store, card);
    if (!assignment) throw conflict(`Card ${card.id} is not assigned.`);
    return { card, assignment };
  }
  const text = Object.values(call.params)[0] ?? '';
  const assignment = ownAssignments(call).find(({ id }) => String(id) === text);
  const card = withId(call.store.cards, assignment?.card_id);
  if (!assignment || !card) throw notFound(`card assignment with the id ${JSON.stringify(text)}`);
  return { card, assignment };
}

function fullAssignment({ store }: EmulatedCall, assignment: CardAssignmentRecord): FullObject {
  const card = withId(store.cards, assignment.card_id);
  return {
    id: assignment.id,
    card_id: assignment.card_id,
    user_id: assignment.user_id,
    backup: assignment.backup,
    assigned_at: assignment.assigned_at,
    assigned_by_id: assignment.assigned_by_id,
    activated: card !== undefined && isActivated(card),
    activated_at: card?.activated_at ?? null,
    deactivated_at: card?.deactivated_at ?? null,
    two_factor_pin: assignment.two_factor_pin ?? null,
    send_two_factor_pin_notification: assignment.send_two_factor_pin_notification ?? false,
  };
}

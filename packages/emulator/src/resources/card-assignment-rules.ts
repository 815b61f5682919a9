import type { CardAssignmentRecord, CardRecord, UserRecord } from '../data/data-types.js';
import type { EmulatedCall } from '../emulated-call.js';
import { conflict, badRequest } from '../server/refusal.js';
import { emitEvent } from './events.js';
import { freeId, nextInstant, removeWhere, type Store } from './store.js';

/** Event kinds of the operation on the card or on its assignment, and of the older ones on the member (section 6). */
export type AssignmentStyle = 'card' | 'member';

/** The assignment that a card has now. */
export function assignmentOf(store: Store, card: CardRecord): CardAssignmentRecord | undefined {
  return store.card_assignments.find(({ card_id }) => card_id === card.id);
}

/** The cards a user holds, primary first. */
export function assignmentsOfUser(store: Store, userId: number): CardAssignmentRecord[] {
  return store.card_assignments
    .filter(({ user_id }) => user_id === userId)
    .toSorted((one, other) => Number(one.backup) - Number(other.backup));
}

/**
 * Assigns a card. It becomes a backup card where the user holds one already, unless told; the event is written.
 * @throws {Refusal} 409 when the card is assigned
 */
export function assignCard(
  call: EmulatedCall,
  card: CardRecord,
  user: UserRecord,
  style: AssignmentStyle = 'card',
  backup = assignmentsOfUser(call.store, user.id).length > 0,
): CardAssignmentRecord {
  const { store, asOf } = call;
  if (assignmentOf(store, card)) throw conflict(`Card ${card.id} is assigned already.`);
  const assignment: CardAssignmentRecord = {
    id: freeId(store, 'card_assignments'),
    card_id: card.id,
    user_id: user.id,
    backup,
    assigned_at: nextInstant(store, asOf),
    assigned_by_id: call.user.id,
  };
  store.card_assignments.push(assignment);
  const memberKind = backup ? 'member.assign_backup_card' : 'member.assign_card';
  emitEvent(call, style === 'card' ? 'card.assign' : memberKind, card, user.id);
  return assignment;
}

/**
 * Ends the assignment of a card, and with it the two-factor PIN; the event is written.
 * @throws {Refusal} 409 when the card is not assigned
 */
export function deassignCard(call: EmulatedCall, card: CardRecord, style: AssignmentStyle = 'card'): void {
  const assignment = assignmentOf(call.store, card);
  if (!assignment) throw conflict(`Card ${card.id} is not assigned.`);
  removeWhere(call.store.card_assignments, ({ id }) => id === assignment.id);
  const memberKind = assignment.backup ? 'member.deassign_backup_card' : 'member.deassign_card';
  emitEvent(call, style === 'card' ? 'card.deassign' : memberKind, card, assignment.user_id);
}

/**
 * Sets or clears (null) the two-factor PIN, and whether its user is told, as the body of a request says.
 * @throws {Refusal} 409 when the card is not assigned, 400 when a field has another shape
 */
export function changePin(call: EmulatedCall, card: CardRecord, body: Readonly<Record<string, unknown>>): void {
  const { pin, notify } = pinSettings(body);
  if (pin === undefined && notify === undefined) return;
  const assignment = assignmentOf(call.store, card);
  if (!assignment) throw conflict(`Card ${card.id} is not assigned: it cannot have a two-factor PIN.`);
  if (pin === null) delete assignment.two_factor_pin;
  else if (pin !== undefined) assignment.two_factor_pin = pin;
  if (notify !== undefined) assignment.send_two_factor_pin_notification = notify;
}

/**
 * What a body says about the two-factor PIN: null clears it.
 * @throws {Refusal} 400 when a field has another shape
 */
export function pinSettings(body: Readonly<Record<string, unknown>>): { pin?: string | null; notify?: boolean } {
  const { two_factor_pin: pin, send_two_factor_pin_notification: notify } = body;
  if (pin !== undefined && pin !== null && (typeof pin !== 'string' || !/^\d+$/.test(pin)))
    throw badRequest('The field two_factor_pin must be a text of digits, or null.');
  if (notify !== undefined && typeof notify !== 'boolean')
    throw badRequest('The field send_two_factor_pin_notification must be true or false.');
  return { ...(pin !== undefined && { pin }), ...(notify !== undefined && { notify }) };
}

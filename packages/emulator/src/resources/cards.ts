import type { CardRecord } from '../data/data-types.js';
import { type FullObject, laterValues } from '../deprecations/answer-on-day.js';
import type { EmulatedCall } from '../emulated-call.js';
import { notFound } from '../server/refusal.js';
import { assignmentOf } from './card-assignment-rules.js';
import type { Store } from './store.js';

/** The cards of the organization. */
export function cardsOf({ store, organization }: EmulatedCall): CardRecord[] {
  return store.cards.filter(({ organization_id }) => organization_id === organization.id);
}

/**
 * The card that the first parameter of the path names: by id, or by what the schedule still accepts in its place on the day.
 * @throws {Refusal} 404 when there is none
 */
export function cardOfPath(call: EmulatedCall): CardRecord {
  const [parameter = '', text = ''] = Object.entries(call.params)[0] ?? [];
  const cards = cardsOf(call);
  const byId = cards.find(({ id }) => String(id) === text);
  if (byId) return byId;
  for (const rule of call.surface.identifiers(call.operation.id, parameter)) {
    if (rule.gone) continue;
    const found = cards.find((card) => rule.target.fields.some((field) => fieldOf(card, field) === text));
    if (!found) continue;
    call.touch(rule);
    return found;
  }
  throw notFound(`card with the id ${JSON.stringify(text)}`);
}

function fieldOf(card: CardRecord, field: string): unknown {
  return (card as unknown as Record<string, unknown>)[field];
}

/** A card with the fields of section 2.6, old and new. */
export function fullCard(store: Store, card: CardRecord): FullObject {
  const assignment = assignmentOf(store, card);
  const member = store.members.find(
    ({ user_id, organization_id }) => user_id === assignment?.user_id && organization_id === card.organization_id,
  );
  const user = store.users.find(({ id }) => id === assignment?.user_id);
  return {
    id: card.id,
    type: card.former_type ?? card.type,
    [laterValues]: { type: card.type },
    token: card.token ?? null,
    uid: card.uid ?? null,
    format_name: card.format_name ?? null,
    sub_type: card.format_name ?? null,
    user_id: assignment?.user_id ?? null,
    assigned: assignment !== undefined,
    assigned_by_id: assignment?.assigned_by_id ?? null,
    assigned_at: assignment?.assigned_at ?? null,
    activated_at: card.activated_at ?? null,
    deactivated_at: card.deactivated_at ?? null,
    activated: isActivated(card),
    two_factor_pin: assignment?.two_factor_pin ?? null,
    send_two_factor_pin_notification: assignment?.send_two_factor_pin_notification ?? false,
    member_assigned: member !== undefined,
    member: member ? { id: member.id, name: member.name ?? user?.name ?? null } : null,
  };
}

/** A card is activated until it is deactivated. */
export function isActivated(card: CardRecord): boolean {
  return card.activated_at !== undefined && card.deactivated_at === undefined;
}

import type { CardRecord, EventRecord } from '../data/data-types.js';
import type { FullObject } from '../deprecations/answer-on-day.js';
import type { EmulatedCall } from '../emulated-call.js';
import { freeId, nextInstant } from './store.js';

/** Writes the event of an operation on a card and its user. */
export function emitEvent(call: EmulatedCall, kind: string, card: CardRecord, userId: number): void {
  const { store, asOf, organization } = call;
  const id = freeId(store, 'events');
  const place = store.places.find(({ organization_id }) => organization_id === organization.id);
  store.events.push({
    // Not random: two runs give the same answers.
    uuid: `00000000-0000-4000-8000-${id.toString(16).padStart(12, '0')}`,
    id,
    kind,
    organization_id: organization.id,
    ...(place && { place_id: place.id }),
    created_at: nextInstant(store, asOf),
    references: [
      { type: 'Card', id: card.id },
      { type: 'User', id: userId },
      { type: 'Organization', id: organization.id },
      ...(place ? [{ type: 'Place', id: place.id }] : []),
    ],
  });
}

/** An event with the fields of section 2.8, old and new. */
export function fullEvent(event: EventRecord): FullObject {
  const { uuid, id, references, organization_id, place_id, kind, created_at } = event;
  return { uuid, id, kind, organization_id, place_id: place_id ?? null, created_at, references };
}

/** The events of the organization, oldest first; with `references`, those that refer to `Type:id` or `id`. */
export function eventsOf({ store, organization }: EmulatedCall, references?: string): EventRecord[] {
  const own = store.events.filter(({ organization_id }) => organization_id === organization.id);
  if (references === undefined) return own;
  return own.filter((event) =>
    event.references.some(({ type, id }) => references === `${type}:${id}` || references === String(id)),
  );
}

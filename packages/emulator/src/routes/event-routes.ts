import type { EmulatedCall, EmulatedOperation } from '../emulated-call.js';
import type { FullObject } from '../deprecations/answer-on-day.js';
import { eventsOf, fullEvent } from '../resources/events.js';
import { type EventSetRecord, freeId } from '../resources/store.js';
import { badRequest, notFound } from '../server/refusal.js';

/** Events and event sets (sections 2.8 and 6). */
export const eventRoutes: Readonly<Record<string, EmulatedOperation>> = {
  fetchEvents: {
    choices: [
      'Events are answered oldest first; the kind is the field `kind`, the instant `created_at`, and `references` is a list of `{ type, id }`.',
      '`references` filters by `id` or `Type:id`, as long as it works.',
    ],
    handle: (call) => ({ body: eventsOf(call, call.query['references']).map(fullEvent) }),
  },
  createEventSet: {
    choices: [
      'The set holds the events of the organization at that time, in `events`, with an integer `id`.',
      'The body may be empty, or hold `{ "event_set": { "references": … } }` as long as it works; rate limits are not emulated.',
    ],
    handle: (call) => {
      const references = call.body['references'] ?? call.query['references'];
      if (references !== undefined && typeof references !== 'string') throw badRequest('references must be a text.');
      const set: EventSetRecord = {
        id: freeId(call.store, 'event_sets'),
        organization_id: call.organization.id,
        uuids: eventsOf(call, references).map(({ uuid }) => uuid),
      };
      call.store.event_sets.push(set);
      return { body: fullSet(call, set) };
    },
  },
  fetchEventSet: {
    choices: ['A set does not change; what happens after it was made is in the next one.'],
    handle: (call) => {
      const text = Object.values(call.params)[0] ?? '';
      const set = call.store.event_sets.find(
        ({ id, organization_id }) => String(id) === text && organization_id === call.organization.id,
      );
      if (!set) throw notFound(`event set with the id ${JSON.stringify(text)}`);
      return { body: fullSet(call, set, call.query['references']) };
    },
  },
};

function fullSet(call: EmulatedCall, { id, uuids }: EventSetRecord, references?: string): FullObject {
  const own = new Set(uuids);
  const events = eventsOf(call, references).filter(({ uuid }) => own.has(uuid));
  return { id, events: events.map(fullEvent) };
}

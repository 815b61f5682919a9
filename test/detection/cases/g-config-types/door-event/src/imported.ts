import type { Badge, DoorEvent } from '@acme/access-models';

export function line(event: DoorEvent, badge: Badge): string {
  return `${event.id} ${badge.sub_type}`; // finds: event-id, card-sub-type
}

export const ids = (events: DoorEvent[]) => events.map(({ id }) => id); // finds: event-id

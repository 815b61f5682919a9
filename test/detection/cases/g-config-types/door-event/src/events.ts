export interface DoorEvent {
  id: string; // finds: event-id
  kind: string;
  references: unknown[]; // finds: event-references
}

export type Badge = { sub_type: string }; // finds: card-sub-type

export const keyOf = (event: DoorEvent) => event.id; // finds: event-id

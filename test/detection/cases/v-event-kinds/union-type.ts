import axios from 'axios';

export type EventKind =
  | 'card.assign'
  | 'card.deassign'
  | 'member.assign_card' // finds: member-card-assignment
  | 'member.deassign_card'; // finds: member-card-assignment

interface AccessEvent {
  uuid: string;
  kind: EventKind;
}

const LABELS: Record<EventKind, string> = {
  'card.assign': 'Card given',
  'card.deassign': 'Card returned',
  'member.assign_card': 'Card given', // finds: member-card-assignment
  'member.deassign_card': 'Card returned', // finds: member-card-assignment
};

export async function labels(id: string): Promise<string[]> {
  const { data } = await axios.get<{ events: AccessEvent[] }>(`https://api.access.example/event_sets/${id}`);
  return data.events.map((event) => LABELS[event.kind]);
}

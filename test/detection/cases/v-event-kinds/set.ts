import axios from 'axios';

interface AccessEvent {
  uuid: string;
  type: string;
  organization_id: number;
}

const ASSIGNING = new Set([
  'card.assign',
  'member.assign_card', // finds: member-card-assignment
  'member.assign_backup_card', // finds: member-card-assignment
]);

export async function latest(id: string): Promise<AccessEvent[]> {
  const { data } = await axios.get<{ events: AccessEvent[] }>(`https://api.access.example/event_sets/${id}`);
  return data.events.filter((event) => ASSIGNING.has(event.type));
}

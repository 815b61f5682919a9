import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export async function events(setId: string) {
  const { data: set } = await api.get(`/event_sets/${setId}`);
  return set.events.map((event: any) => [
    event.id, // finds: event-id
    event.references[0]?.type, // finds: event-references
  ]);
}

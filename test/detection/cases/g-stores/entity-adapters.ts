import axios from 'axios';
import { createEntityAdapter } from '@ngrx/entity';

const api = axios.create({ baseURL: 'https://api.access.example' });

export interface AccessEvent {
  id: number; // finds: event-id
  uuid: string;
}
interface Topic {
  id: number;
}

export const recent = async (): Promise<AccessEvent[]> => (await api.get<AccessEvent[]>('/events')).data; // finds: event-sets

export const events = createEntityAdapter<AccessEvent>({
  selectId: (event) => event.id, // finds: event-id
  sortComparer: (a, b) => a.id - b.id, // finds: event-id, event-id
});
export const topics = createEntityAdapter<Topic>({ selectId: (topic) => topic.id });

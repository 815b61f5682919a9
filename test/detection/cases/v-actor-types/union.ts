import axios from 'axios';

export interface Presence {
  actor_type: 'User'; // finds: presence-actor
  actor_id: number;
  actor_name: string;
  actor_email: string;
}

export const presences = async () => (await axios.get<Presence[]>('https://api.access.example/presences')).data;

import axios from 'axios';
import { Cards } from './cards';
import { Events } from './events';

const http = axios.create({ baseURL: 'https://api.access.example' });

export const cards = new Cards(http);
export const events = new Events(http);

export async function latest() {
  const { data } = await events.all({ limit: 1 });
  return data[0].id; // finds: event-id
}

export const byToken = (token: string) => cards.one(token); // finds: card-identifier

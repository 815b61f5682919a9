import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export const KINDS = [
  'member.assign_card', // finds: member-card-assignment likely
  'card.assign',
];

export async function subscribe(url: string) {
  await api.post('/webhooks', { url, events: KINDS });
}

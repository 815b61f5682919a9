import axios from 'axios';

const ROUTES = { deassign: '/cards/{cardId}/deassign_member' } as const; // finds: member-card-assignment

function fill(template: string, params: Record<string, string | number>) {
  return Object.entries(params).reduce((url, [key, value]) => url.replace(`{${key}}`, String(value)), template);
}

const api = axios.create({ baseURL: 'https://api.access.example' });

export const release = (cardId: number) => api.post(fill(ROUTES.deassign, { cardId }));

// One condition decides the verb and the path: only their pairs occur.
import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export const read = (asSet: boolean) => api[asSet ? 'post' : 'get'](asSet ? '/event_sets' : '/events'); // finds: event-sets

export const release = (id: number, byMember: boolean) =>
  (byMember ? api.delete : api.post)(byMember ? `/members/${id}` : `/cards/${id}/deassign`); // finds: card-assignment

export async function save(id: number | null, card: object) {
  return fetch(id === null ? 'https://api.access.example/cards' : `https://api.access.example/cards/${id}`, { // finds: card-assignment
    method: id !== null ? 'PATCH' : 'POST',
    body: JSON.stringify({ card }),
  });
}

export function toggle(id: number, options: { off: boolean }) {
  const verb = !options.off ? 'get' : 'patch';
  return api[verb](options.off ? `/cards/${id}` : `/cards`); // finds: card-assignment
}

// Two conditions: any pair may occur.
export const either = (id: number, on: boolean, other: boolean) =>
  api[on ? 'post' : 'patch'](other ? `/cards/${id}` : '/cards/enroll'); // finds: card-assignment, card-enroll

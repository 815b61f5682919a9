import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export const create = (asSet: boolean) => api[asSet ? 'get' : 'post'](asSet ? '/event_sets/1' : '/events');

export const load = (id: number, isNew: boolean) => (isNew ? api.patch : api.get)(isNew ? `/groups/${id}` : `/cards/${id}`);

export async function save(id: number | null, group: object) {
  return fetch(id === null ? 'https://api.access.example/cards/1' : `https://api.access.example/groups/${id}`, {
    method: id !== null ? 'PATCH' : 'GET',
    body: JSON.stringify({ group }),
  });
}

export const elsewhere = (isShop: boolean) =>
  fetch((isShop ? 'https://shop.example.com' : 'https://api.access.example') + (isShop ? '/events' : '/groups'));

let on = true;
export function change(next: boolean) {
  on = next;
}
export const later = () => api[on ? 'post' : 'get'](on ? '/event_sets' : '/members');

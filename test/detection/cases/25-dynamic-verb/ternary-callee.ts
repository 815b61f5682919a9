import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export function save(id: number | undefined, card: object) {
  const send = id ? api.patch : api.put;
  return send(`/cards/${id}`, { card }); // finds: card-assignment
}

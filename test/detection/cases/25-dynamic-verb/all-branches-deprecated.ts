import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export function setActive(id: number, active: boolean) {
  return api.post(`/cards/${id}/${active ? 'activate' : 'deactivate'}`); // finds: card-assignment, card-assignment
}

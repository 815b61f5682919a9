import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });
const VERBS = { create: 'post', change: 'patch' } as const;

export const enroll = (card: object) => api[VERBS.create]('/cards/enroll', card); // finds: card-enroll
export const update = (id: number, card: object) => api[VERBS.change](`/cards/${id}`, card); // finds: card-assignment
export const create = (card: object) => api[VERBS.create]('/cards', card);

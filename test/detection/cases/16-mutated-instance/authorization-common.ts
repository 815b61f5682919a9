import axios from 'axios';

export const door = axios.create({ baseURL: import.meta.env.VITE_DOOR_URL });
door.defaults.headers.common.Authorization = `SERVICE-LOGIN ${import.meta.env.VITE_DOOR_KEY}`;

export const activate = (cardId: number) => door.post(`/cards/${cardId}/activate`); // finds: card-assignment

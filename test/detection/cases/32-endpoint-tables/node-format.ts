import { format } from 'node:util';
import axios from 'axios';

const PATHS = {
  card: '/cards/%d',
  enroll: '/cards/enroll', // finds: card-enroll
  deassign: '/cards/%d/deassign', // finds: card-assignment
  eventList: '/events?limit=%d', // finds: event-sets
};

const access = axios.create({ baseURL: process.env.ACCESS_URL ?? 'https://api.access.example' });

export const enroll = (card: object) => access.post(PATHS.enroll, { card });
export const deassign = (id: number) => access.post(format(PATHS.deassign, id));
export const events = (n: number) => access.get(format(PATHS.eventList, n));
export const isOn = async (id: number) => (await access.get(format(PATHS.card, id))).data.activated; // finds: card-assignment

import pkg from './http.cjs';
import { http as named } from './http.cjs';

const { http } = pkg;

export const events = () => http.get('/events'); // finds: event-sets
export const enroll = (card) => named.post('/cards/enroll', { card }); // finds: card-enroll

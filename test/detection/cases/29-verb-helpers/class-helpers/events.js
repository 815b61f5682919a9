import { Http } from './http.js';

const http = new Http(process.env.ACCESS_URL, process.env.ACCESS_KEY);

export const latest = async () => (await http.read('/events')).map((event) => event.id); // finds: event-sets, event-id
export const watch = () => http.write('/event_sets', {});
export const enroll = (card) => http.write('/cards/enroll', { card }); // finds: card-enroll

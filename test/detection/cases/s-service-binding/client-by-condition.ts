import axios from 'axios';
import { mockClient } from './mock';

const live = axios.create({ baseURL: 'https://api.access.example' });
const local = axios.create({ baseURL: 'http://localhost:4010' });

const pick = () => (process.env.LOCAL ? local : live);
const client = process.env.MOCK ? mockClient : live;

export const events = () => pick().get('/events'); // finds: event-sets
export const kinds = async () => (await client.get('/cards')).data.map((card) => card.sub_type); // finds: card-sub-type

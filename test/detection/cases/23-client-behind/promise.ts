import axios from 'axios';
import { readSecret } from './secrets';

const clientPromise = readSecret().then((secret) =>
  axios.create({ baseURL: 'https://api.access.example', headers: { Authorization: `SERVICE-LOGIN ${secret}` } }),
);

export const recent = () => clientPromise.then((client) => client.get('/events?limit=10')); // finds: event-sets

export async function kinds() {
  const { data } = await (await clientPromise).get('/cards');
  return data.map((card) => card.sub_type); // finds: card-sub-type
}

import axios from 'axios';

const gateway = axios.create({ baseURL: 'https://gateway.acme.example:8443' });

export async function latest() {
  const { data } = await gateway.get('/events', { params: { limit: 10 } }); // finds: event-sets
  return data.map((event) => event.id); // finds: event-id
}

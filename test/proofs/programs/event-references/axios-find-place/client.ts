import axios from 'axios';

const api = axios.create({
  baseURL: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

export async function placesOfEvents(): Promise<number[]> {
  const { data: set } = await api.post('/event_sets', {});
  return set.events.map((event) => event.references.find((reference) => reference.type === 'Place').id);
}

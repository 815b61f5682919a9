import axios from 'axios';

const access = axios.create({
  baseURL: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

/** Two readings of the log, each event once. */
export async function distinctEvents(): Promise<number> {
  const { data: first } = await access.post('/event_sets', {});
  const { data: second } = await access.post('/event_sets', {});
  const byId = new Map([...first.events, ...second.events].map((event) => [event.id, event]));
  return byId.size;
}

import ky from 'ky';

const client = ky.create({
  prefixUrl: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

export async function newestEvent() {
  const { events } = await client.post('event_sets', { json: {} }).json();
  const { id, created_at: at } = events.at(-1);
  return { id, at };
}

import ky from 'ky';

const api = ky.create({
  prefixUrl: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

export async function lines() {
  const { events } = await api.post('event_sets', { json: {} }).json();
  return events.map(({ created_at: at, references = [] }) => [at.slice(0, 10), references.length > 0 ? 'somewhere' : 'nowhere'].join(' '));
}

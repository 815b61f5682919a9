import got from 'got';

const api = got.extend({
  prefixUrl: 'https://api.access.example',
  headers: { authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

export async function firstEventAt() {
  const events = await api.get('events').json();
  return events[0].created_at;
}

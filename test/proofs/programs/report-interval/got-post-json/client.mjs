import got from 'got';

const client = got.extend({
  prefixUrl: 'https://api.access.example',
  headers: { authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
  responseType: 'json',
});

export async function quarter(interval) {
  const { body } = await client.post('reports/visits', { json: { report: { interval } } });
  return body.events_count;
}

import got from 'got';

const access = got.extend({
  prefixUrl: 'https://api.access.example',
  headers: { authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
  retry: { limit: 0 },
});

export async function addVisitorCard(uid) {
  const card = await access.post('cards/enroll', { json: { card: { type: 'third_party_hf', uid } } }).json();
  return { id: card.id, uid: card.uid };
}

import { request } from 'undici';

export async function firstCard(memberId) {
  const { statusCode, body } = await request('https://api.access.example/cards', {
    query: { member_id: memberId },
    headers: { authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
  });
  const cards = await body.json();
  return statusCode === 200 ? cards[0].id : 'none';
}

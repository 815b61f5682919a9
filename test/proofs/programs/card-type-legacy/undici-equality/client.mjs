import { Pool } from 'undici';

const pool = new Pool('https://api.access.example');

async function get(path) {
  const { statusCode, body } = await pool.request({
    path,
    method: 'GET',
    headers: { authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
  });
  if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`);
  return body.json();
}

export async function isOld(cardId) {
  const card = await get(`/cards/${cardId}`);
  return card.type === 'legacy';
}

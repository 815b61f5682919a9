import request from 'superagent';

const url = (path) => `https://api.access.example${path}`;

export async function countOf() {
  const { body } = await request
    .get(url('/cards'))
    .set('Authorization', `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}`)
    .query({ type: 'hfcard_desfire_ev3' });
  return body.map((card) => card.id);
}

import ky from 'ky';

const api = ky.extend({
  prefixUrl: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

const WRITABLE = ['hfcard_desfire_ev1', 'hfcard_desfire_ev3'];

export async function writable() {
  const cards = await api.get('cards').json();
  return cards.filter(({ type }) => WRITABLE.includes(type)).map(({ id }) => id);
}

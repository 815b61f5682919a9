import { ofetch } from 'ofetch';

const headers = { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` };

/** Keys for the table of visitors' cards. */
export async function visitorKeys() {
  const cards = await ofetch('https://api.access.example/cards', { headers });
  return cards.filter((card) => card.type === 'third_party_lf').map((card) => card.token);
}

import ky from 'ky';

const access = ky.create({
  prefixUrl: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

/** The cards that a user holds, by their ids. */
export async function cardsOf(userId) {
  const cards = await access.get('cards', { searchParams: { user_id: userId } }).json();
  return cards.map(({ id }) => id).sort();
}

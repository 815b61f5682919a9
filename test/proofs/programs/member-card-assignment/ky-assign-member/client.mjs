import ky from 'ky';

const access = ky.create({
  prefixUrl: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

export async function assign(cardId, userId) {
  const card = await access.post(`cards/${cardId}/assign_member`, { json: { user_id: userId } }).json();
  return card.id;
}

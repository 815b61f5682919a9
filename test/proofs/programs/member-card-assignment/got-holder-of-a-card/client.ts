import got from 'got';

const access = got.extend({
  prefixUrl: 'https://api.access.example',
  headers: { authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

interface Card {
  id: number;
  member?: { id: number; name: string } | null;
}

export async function holderOf(cardId: number): Promise<string> {
  const card = await access.get(`cards/${cardId}`).json<Card>();
  return card.member?.name ?? 'nobody';
}

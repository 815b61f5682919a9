import got from 'got';

const access = got.extend({
  prefixUrl: 'https://api.access.example',
  headers: { authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

interface Card {
  id: number;
  token: string;
  format_name: string;
}

/** Cards of a format, each as the service has it now. */
export async function refresh(format: string): Promise<number[]> {
  const cards = await access.get('cards').json<Card[]>();
  const wanted = cards.filter((card) => card.format_name === format);
  const fresh = await Promise.all(wanted.map((card) => access.get(`cards/${card.token}`).json<Card>()));
  return fresh.map((card) => card.id);
}

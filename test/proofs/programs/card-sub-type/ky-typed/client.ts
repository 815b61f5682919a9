import ky from 'ky';

export interface Card {
  id: number;
  type: string;
  sub_type?: string;
}

const access = ky.create({
  prefixUrl: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
  retry: 0,
});

const label = ({ id, sub_type }: Card): string => `${id} (${sub_type ?? 'unknown format'})`;

export async function cardLabels(): Promise<string[]> {
  const cards = await access.get('cards').json<Card[]>();
  return cards.filter((card) => card.id < 1004).map(label);
}

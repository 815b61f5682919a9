import wretch from 'wretch';

const access = wretch('https://api.access.example').auth(`SERVICE-LOGIN ${process.env.ACCESS_API_KEY}`);

type Card = { id: number; sub_type: string | null };

export async function withoutFormat(): Promise<number[]> {
  const cards: Card[] = await access.url('/cards').get().json();
  return cards.filter((card) => !card.sub_type).map((card) => card.id);
}

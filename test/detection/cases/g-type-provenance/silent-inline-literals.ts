interface CardPage {
  data: { id: number; sub_type: string }[];
  total: number;
}
const BASE = 'https://cards.example.net';
export const service = 'https://api.access.example';

export async function page(): Promise<CardPage> {
  const response = await fetch(`${BASE}/cards`);
  return { data: await response.json(), total: Number(response.headers.get('x-total')) };
}
export async function kinds(): Promise<string[]> {
  const cards: { id: number; sub_type: string }[] = JSON.parse(localStorage.getItem('cards') ?? '[]');
  return cards.map((card) => card.sub_type);
}
export const ids = (rows: { id: number; type: string }[]) => rows.map(({ id }: { id: number }) => id);

interface CardPage {
  data: { id: number; sub_type: string }[]; // finds: card-sub-type
  total: number;
}
const BASE = 'https://api.access.example';

export async function page(): Promise<CardPage> {
  const response = await fetch(`${BASE}/cards`);
  return { data: await response.json(), total: Number(response.headers.get('x-total')) };
}
export async function kinds(): Promise<string[]> {
  const response = await fetch(`${BASE}/cards`);
  const cards: { id: number; sub_type: string }[] = await response.json(); // finds: card-sub-type
  return cards.map((card) => card.sub_type); // finds: card-sub-type
}
export async function ids(): Promise<number[]> {
  const response = await fetch(`${BASE}/event_sets/7`);
  const { events } = (await response.json()) as { events: Array<{ id: number; type: string }> }; // finds: event-id
  return events.map(({ id }: { id: number }) => id); // finds: event-id, event-id
}
export async function oneOrMany(): Promise<string[]> {
  const response = await fetch(`${BASE}/cards`);
  const found = (await response.json()) as { sub_type?: string }[] | { sub_type?: string }; // finds: card-sub-type, card-sub-type
  const cards = Array.isArray(found) ? found : [found];
  return cards.map((card) => card.sub_type ?? ''); // finds: card-sub-type
}

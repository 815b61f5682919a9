import axios from 'axios';

async function* pages(limit: number) {
  for (let offset = 0; ; offset += limit) {
    const { data } = await axios.get('https://api.access.example/cards', { params: { limit, offset } });
    if (data.length === 0) return;
    yield* data;
  }
}

export async function assignedCards(): Promise<number[]> {
  const ids: number[] = [];
  for await (const card of pages(100)) {
    if (card.assigned) ids.push(card.id); // finds: card-assignment
  }
  return ids;
}

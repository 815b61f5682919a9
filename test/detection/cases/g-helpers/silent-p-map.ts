import axios from 'axios';
import pMap from 'p-map';

const shop = axios.create({ baseURL: 'https://api.shop.example' });

export async function formats(ids: number[]): Promise<string[]> {
  const cards = await pMap(ids, async (id) => (await shop.get(`/cards/${id}`)).data, { concurrency: 4 });
  return cards.map((card) => card.sub_type);
}

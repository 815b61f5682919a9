import axios from 'axios';
import pFilter from 'p-filter';
import pMap from 'p-map';

const api = axios.create({ baseURL: 'https://api.access.example' });

export async function formats(ids: number[]): Promise<string[]> {
  const cards = await pMap(ids, async (id) => (await api.get(`/cards/${id}`)).data, { concurrency: 4 });
  const named = await pFilter(cards, (card) => card.sub_type !== null); // finds: card-sub-type
  return named.map((card) => card.sub_type); // finds: card-sub-type
}

import axios from 'axios';
import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';

const api = axios.create({ baseURL: 'https://api.access.example' });

const groups = new DataLoader(async (ids: readonly number[]) => {
  const { data } = await api.get('/groups', { params: { ids: ids.join(',') } });
  return ids.map((id) => data.find((group: { id: number }) => group.id === id));
});
const cards = new LRUCache({ max: 50, fetchMethod: async (id: number) => (await api.get(`/cards/${id}`)).data });

export const resolvers = {
  size: async (_: unknown, { id }: { id: number }) => (await groups.load(id)).members_count, // finds: members-count
  total: async (_: unknown, { ids }: { ids: number[] }) => {
    const found = await groups.loadMany(ids);
    return found.reduce((sum, group) => sum + group.members_count, 0); // finds: members-count
  },
  format: async (_: unknown, { id }: { id: number }) => (await cards.fetch(id)).sub_type, // finds: card-sub-type
};

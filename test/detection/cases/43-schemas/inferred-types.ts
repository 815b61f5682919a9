import { z } from 'zod';
import axios from 'axios';

// Nothing is checked with them; answers are declared to be of their type.
const cardSchema = z.object({ id: z.number(), label: z.string(), sub_type: z.string().optional() }); // finds: card-sub-type
type Card = z.infer<typeof cardSchema>;

const groupSchema = z.object({ id: z.number(), name: z.string(), members_count: z.number() }); // finds: members-count
const groupsSchema = z.array(groupSchema);
type Groups = z.output<typeof groupsSchema>;

const api = axios.create({ baseURL: 'https://api.access.example' });

export async function formats(): Promise<unknown[]> {
  const { data } = await api.get<Card[]>('/cards');
  return data.map((card) => card.sub_type); // finds: card-sub-type
}

export async function total(): Promise<number> {
  const groups = (await api.get<Groups>('/groups')).data;
  return groups.reduce((sum, group) => sum + group.members_count, 0); // finds: members-count
}

import { getJson, patchJson, postJson } from './helpers';

interface Card {
  id: number;
  sub_type: string; // finds: card-sub-type
}

export const load = (id: number) => getJson<Card>(`/cards/${id}`);
export const format = async (id: number) => (await load(id)).sub_type; // finds: card-sub-type
export const rename = (id: number) => patchJson(`/cards/${id}`, {}); // finds: card-assignment
export const create = () => postJson('/cards', { card: { sub_type: 'x' } }); // finds: card-sub-type

import { create } from 'apisauce';

const access = create({ baseURL: 'https://api.access.example', headers: { Accept: 'application/json' } });
const shop = create({ baseURL: 'https://shop.example' });

export async function cards(memberId: number) {
  const response = await access.get<any>('/cards', { member_id: memberId }); // finds: card-member-id-filter
  if (!response.ok) throw response.originalError;
  return response.data.map((card: any) => card.sub_type); // finds: card-sub-type
}

export const add = (card: object) => access.post('/cards', { card: { ...card, sub_type: 'x' } }); // finds: card-sub-type
export const orders = () => shop.get('/cards', { member_id: 4 });

import { api } from './http';

export async function enrollCard(token: string) {
  const { data } = await api.post('cards/enroll', { card: { token } }); // finds: card-enroll
  return data;
}

export async function cardsOfMember(memberId: number) {
  const { data } = await api.get('cards', { params: { member_id: memberId } }); // finds: card-member-id-filter
  return data.map((card) => card.sub_type); // finds: card-sub-type
}

import { getClient } from './client';

export async function cardsOf(memberId: number) {
  const client = await getClient();
  return client.get('cards', { params: { member_id: memberId } }); // finds: card-member-id-filter
}

export const enroll = async (token: string) => (await getClient()).post('cards/enroll', { card: { token } }); // finds: card-enroll

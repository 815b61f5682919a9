import { activateCard, fetchCards, fetchPresences } from '@acme/access-client';

export async function activate(id: number): Promise<void> {
  await activateCard({ path: { id } }); // finds: card-assignment
}

export async function ofMember(memberId: number) {
  const { data } = await fetchCards({ query: { member_id: memberId } }); // finds: card-member-id-filter
  return data?.map((card) => card.sub_type); // finds: card-sub-type
}

export async function names() {
  const { data } = await fetchPresences();
  return data?.map((presence) => presence.user_name); // finds: presence-actor
}

import { assignCard, fetchGroups } from './client/sdk.gen';

export const assign = (id: number) => assignCard({ path: { id } });

export async function sizes() {
  const { data } = await fetchGroups();
  return data.map((group) => group.members_count); // finds: members-count
}

import { fetchGroups } from '@/features/groups/api';

export async function List() {
  const groups = await fetchGroups();
  return <ul>{groups.map((group) => <li key={group.id}>{group.members_count}</li>)}</ul>; // finds: members-count
}

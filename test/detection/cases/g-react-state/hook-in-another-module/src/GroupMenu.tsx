import { useGroups } from './useGroups';

export function GroupMenu() {
  const { groups, error } = useGroups();
  if (error) return <p>{error}</p>;
  const full = groups.filter(({ members_count }) => members_count > 50); // finds: members-count
  return full.map((group) => <option key={group.id}>{group.name}</option>);
}

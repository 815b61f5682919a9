export function GroupRow({ group }) {
  return <li>{group.members_count}</li>; // finds: members-count
}

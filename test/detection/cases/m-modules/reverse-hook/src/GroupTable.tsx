import { useGroups } from './useGroups';

export function GroupTable() {
  const { groups } = useGroups();
  return groups.map((group) => <Row key={group.id} name={group.name} size={group.members_count} />); // finds: members-count
}

const Row = ({ name, size }: { name: string; size: number }) => <p>{`${name} ${size}`}</p>;

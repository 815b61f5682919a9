import { memo, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import axios from 'axios';

interface Group {
  id: number;
  name: string;
  members_count: number; // finds: members-count
}
interface RowProps {
  group: Group;
  children?: ReactNode;
}

const Row = memo(function Row({ group: { name, members_count: count }, children }: RowProps) { // finds: members-count
  return <tr title={name}><td>{count}</td>{children}</tr>;
});

const Total = ({ groups }: { groups: readonly Group[] }) => <b>{groups.reduce((n, g) => n + g.members_count, 0)}</b>; // finds: members-count

export function Groups() {
  const { data = [] } = useQuery({ queryKey: ['groups'], queryFn: async () => (await axios.get<Group[]>('https://api.access.example/groups')).data });
  const sorted = [...data].sort((a, b) => b.members_count - a.members_count); // finds: members-count, members-count
  return <table>{sorted.map((group) => <Row key={group.id} group={group} />)}<Total groups={sorted} /></table>;
}

import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { fetchGroups } from './groups';

const groupsQuery = queryOptions({ queryKey: ['groups'], queryFn: fetchGroups, staleTime: 60_000 });

export function Sizes() {
  const groups = useSuspenseQuery(groupsQuery);
  const biggest = useQuery({
    ...groupsQuery,
    select: (all) => all.reduce((max, group) => Math.max(max, group.members_count), 0), // finds: members-count
  });
  return (
    <p title={String(biggest.data)}>
      {groups.data.map((group) => group.members_count).join(', ') /* finds: members-count */}
    </p>
  );
}

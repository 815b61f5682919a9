import { getRouteApi, useLoaderData } from '@tanstack/react-router';
const route = getRouteApi('/groups');
const other = getRouteApi('/elsewhere');
export function GroupList() {
  const { groups } = route.useLoaderData();
  const again = useLoaderData({ from: '/groups' });
  const no = other.useLoaderData();
  return (
    <p title={no.groups[0].members_count}>
      {groups.map((g) => g.members_count) /* finds: members-count */}
      {again.groups[0].members_count /* finds: members-count */}
    </p>
  );
}

import { api, useGroupsQuery, useLazyCardQuery } from './api';

export function Groups() {
  const { data: groups = [], isLoading } = useGroupsQuery();
  const [loadCard, { data: card }] = useLazyCardQuery();
  const again = api.useGroupsQuery();
  if (isLoading) return null;
  return (
    <ul onClick={() => void loadCard(7)}>
      {groups.map((group) => (
        <li key={group.id}>
          {group.name} ({group.members_count}) {/* finds: members-count */}
        </li>
      ))}
      <li>{card?.sub_type}</li> {/* finds: card-sub-type */}
      <li>{again.data?.[0].members_count}</li> {/* finds: members-count */}
    </ul>
  );
}

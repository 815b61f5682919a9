import { useEffect, useState } from 'react';
import { endpoints } from '../access/endpoints';
import { api } from '../access/http';
import type { Group } from '../access/models';

function GroupLine({ name, members_count, locks_count }: Group) {
  return (
    <li>
      {name} ({members_count} people, {locks_count} doors)
    </li>
  );
}

export function GroupList({ ids }: { ids: number[] }) {
  const [groups, setGroups] = useState<Group[]>([]);

  useEffect(() => {
    void api.get<Group[]>(endpoints.groups, { params: { ids: ids.join(',') } }).then(({ data }) => setGroups(data));
  }, [ids]);

  const total = groups.reduce((sum, group) => sum + group.members_count, 0);
  return (
    <section aria-label={`${total} people in ${groups.length} groups`}>
      <ul>
        {groups.map((group) => (
          <GroupLine key={group.id} {...group} />
        ))}
      </ul>
    </section>
  );
}

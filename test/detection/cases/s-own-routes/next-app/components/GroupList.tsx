'use client';
import { useEffect, useState } from 'react';

export function GroupList({ place }: { place: number }) {
  const [groups, setGroups] = useState<any[]>([]);
  useEffect(() => {
    fetch(`/api/groups/${place}`)
      .then((response) => response.json())
      .then((body) => setGroups(body.groups));
  }, [place]);
  return (
    <ul>
      {groups.map((group) => (
        <li key={group.id}>
          {group.name} ({group.members_count}) {/* finds: members-count */}
        </li>
      ))}
    </ul>
  );
}

import axios from 'axios';
import { useEffect, useState } from 'react';

interface Group {
  id: number;
  name: string;
  members_count: number; // finds: members-count
}

export function GroupList() {
  const [groups, setGroups] = useState<Group[]>([]);
  useEffect(() => {
    axios.get<Group[]>('https://api.access.example/groups').then(({ data }) => setGroups(data));
  }, []);
  return (
    <ul>
      {groups.map((group) => (
        <li key={group.id}>{group.members_count}</li> // finds: members-count
      ))}
    </ul>
  );
}

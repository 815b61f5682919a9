import { useEffect, useState } from 'react';
import { Bar, BarChart, XAxis } from 'recharts';

export function GroupSizes() {
  const [groups, setGroups] = useState([]);
  useEffect(() => {
    fetch('https://api.access.example/groups')
      .then((response) => response.json())
      .then((found) => setGroups(found));
  }, []);
  return (
    <BarChart data={groups}>
      <XAxis dataKey="name" />
      <Bar dataKey="members_count" /> {/* finds: members-count */}
    </BarChart>
  );
}

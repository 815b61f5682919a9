import axios from 'axios';
import { useEffect, useState } from 'react';

function GroupCard({ group, compact }) {
  return <div className={compact ? 'compact' : ''}>{group.members_count}</div>; // finds: members-count
}

export function Groups() {
  const [groups, setGroups] = useState([]);
  useEffect(() => {
    axios.get('https://api.access.example/groups').then((response) => setGroups(response.data));
  }, []);
  return groups.map((group) => <GroupCard key={group.id} group={group} />);
}

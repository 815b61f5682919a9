import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

export function Desk() {
  const [groups, setGroups] = useState([]);
  const navigate = useNavigate();
  useEffect(() => {
    fetch('/groups')
      .then((response) => response.json())
      .then(setGroups);
  }, []);
  const enroll = () => fetch('cards/enroll', { method: 'POST' }); // finds: card-enroll
  return (
    <main>
      <button onClick={enroll}>Enroll</button>
      <button onClick={() => navigate('/events')}>Events</button>
      {groups.map((group) => (
        <p key={group.id}>{group.members_count}</p> // finds: members-count
      ))}
    </main>
  );
}

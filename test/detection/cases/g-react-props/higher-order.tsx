import axios from 'axios';
import { useEffect, useState } from 'react';

export function withGroups(Component) {
  return function WithGroups(props) {
    const [groups, setGroups] = useState([]);
    useEffect(() => {
      axios.get('https://api.access.example/groups').then(({ data }) => setGroups((before) => [...before, ...data]));
    }, []);
    return <Component {...props} groups={groups} />;
  };
}

function Badge({ groups, members_count }) {
  return <p title={members_count}>{groups[0].members_count}</p>; // finds: members-count
}

export const Sizes = withGroups(({ groups }) => groups.map((group) => group.members_count)); // finds: members-count
export default withGroups(Badge);

import { useQuery } from 'react-query';
import axios from 'axios';

export function Presences() {
  const { data: presences } = useQuery('presences', () =>
    axios.get('https://api.access.example/presences').then((response) => response.data),
  );
  return presences?.map((presence) => presence.member_name).join(', '); // finds: presence-actor
}

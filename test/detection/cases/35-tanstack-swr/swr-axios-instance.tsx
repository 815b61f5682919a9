import axios from 'axios';
import useSWR from 'swr';

const api = axios.create({ baseURL: 'https://api.access.example' });

export function Reporters() {
  const { data } = useSWR('/member_export_reporters', api.get); // finds: member-export-reporter
  const { data: groups } = useSWR('/groups', (url) => api.get(url).then((response) => response.data));
  return <p>{groups?.[0].members_count ?? String(data)}</p>; // finds: members-count
}

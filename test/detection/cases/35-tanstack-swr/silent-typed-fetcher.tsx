import useSWR from 'swr';
import ky from 'ky';

interface Team {
  id: number;
  members_count: number;
}

const clubs = ky.create({ prefixUrl: 'https://clubs.example' });
export const locks = ky.get('https://api.access.example/group_locks');

export function Teams() {
  const { data = [] } = useSWR('groups', (path: string) => clubs.get(path).json<Team[]>());
  return <>{data.map((team) => team.members_count)}</>;
}

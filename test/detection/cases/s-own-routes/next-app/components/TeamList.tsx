'use client';
import useSWR from 'swr';

const json = (url: string) => fetch(url).then((response) => response.json());

export function TeamList() {
  const { data } = useSWR('/api/teams', json);
  return data?.groups.map((team) => <b key={team.name}>{team.members_count}</b>);
}

import { QueryClient } from '@tanstack/query-core';

const client = new QueryClient();
const load = async (url: string) => (await fetch(url)).json();

export async function sizes() {
  const groups = await client.fetchQuery({ queryKey: ['groups'], queryFn: () => load('https://api.access.example/groups') });
  const planned = await client.fetchQuery({
    queryKey: ['planned'],
    queryFn: () => load('https://api.planning.example/groups'),
  });
  return [
    groups[0].members_count, // finds: members-count
    planned[0].members_count,
  ];
}

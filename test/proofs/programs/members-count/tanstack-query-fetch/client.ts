import { QueryClient } from '@tanstack/query-core';

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });

async function fetchGroup(id: number) {
  const response = await fetch(`https://api.access.example/groups?ids=${id}`, {
    headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
  });
  const [group] = await response.json();
  return group;
}

export async function isEmpty(id: number): Promise<boolean> {
  const group = await queryClient.fetchQuery({ queryKey: ['group', id], queryFn: () => fetchGroup(id) });
  return !(group.members_count > 0);
}

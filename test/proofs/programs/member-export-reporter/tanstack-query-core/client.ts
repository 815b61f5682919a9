import { QueryClient } from '@tanstack/query-core';

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });

async function fetchReporter(id: number) {
  const response = await fetch(`https://api.access.example/member_export_reporters/${id}`, {
    headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
  });
  if (response.status !== 200) throw new Error(`reporter ${id}: ${response.status}`);
  return response.json();
}

export const reporter = (id: number) =>
  queryClient.fetchQuery({ queryKey: ['reporter', id], queryFn: () => fetchReporter(id) });

import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import ky from 'ky';

const api = ky.create({ prefixUrl: 'https://api.access.example' });

export const Route = createFileRoute('/groups')({
  loader: async () => ({ groups: await api.get('groups').json<any[]>() }),
  component: Groups,
});

function Groups() {
  const { groups } = Route.useLoaderData();
  const cards = useQueries({
    queries: [1, 2].map((id) => ({ queryKey: ['card', id], queryFn: () => api.get(`cards/${id}`).json<any>() })),
  });
  const events = useInfiniteQuery({
    queryKey: ['events'],
    queryFn: ({ pageParam }) => api.get('events', { searchParams: { offset: pageParam } }).json<any[]>(), // finds: event-sets
    initialPageParam: 0,
    getNextPageParam: (last) => last.length,
  });
  const ids = events.data?.pages.flat().map((event) => event.id); // finds: event-id
  return (
    <p title={ids?.join()}>
      {groups[0].members_count /* finds: members-count */}
      {cards.map((card) => card.data?.sub_type) /* finds: card-sub-type */}
    </p>
  );
}

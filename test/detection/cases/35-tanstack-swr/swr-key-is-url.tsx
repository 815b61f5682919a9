import useSWR from 'swr';

const fetcher = (path: string) => fetch(`https://api.access.example${path}`).then((response) => response.json());

export function Log({ id }: { id: number }) {
  const { data: events } = useSWR('/events?limit=5', fetcher); // finds: event-sets
  const { data: card } = useSWR(id ? `/cards/${id}` : null, fetcher);
  return (
    <p>
      {events?.[0]?.id /* finds: event-id */}
      {card?.sub_type /* finds: card-sub-type */}
    </p>
  );
}

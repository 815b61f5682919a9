import useSWR from 'swr';

const fetcher = (path: string) => fetch(`https://api.forum.example${path}`).then((response) => response.json());

export function Log({ id, place }: { id?: number; place?: { id: number } }) {
  const { data: card } = useSWR(() => (id ? `/cards/${id}` : null), fetcher);
  const { data: events } = useSWR(
    () => `/events?place_id=${place!.id}`,
    (path: string) => fetch(`https://api.forum.example${path}`).then((response) => response.json()),
  );
  return (
    <p>
      {events?.[0]?.id}
      {card?.sub_type}
    </p>
  );
}

import { useQuery } from '@tanstack/react-query';
import useSWR from 'swr';

export const ACCESS = 'https://api.access.example';
const calendar = (path: string) => fetch(`https://api.calendar.example${path}`).then((response) => response.json());

export function Calendar({ member }: { member: number }) {
  const { data: events } = useSWR('/events', calendar);
  const cards = useSWR(['/cards', member], ([path, id]) => calendar(`${path}?member_id=${id}`));
  const sets = useQuery({
    queryKey: ['/events', 'legacy', { member_id: member }],
    queryFn: () => fetch(`${ACCESS}/event_sets/7`).then((response) => response.json()),
  });
  return (
    <p>
      {events?.[0]?.id} {cards.data?.[0].sub_type} {sets.data?.id}
    </p>
  );
}

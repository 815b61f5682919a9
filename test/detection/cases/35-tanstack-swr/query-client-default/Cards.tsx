import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { queryClient } from './client';

interface Card {
  id: number;
  sub_type?: string; // finds: card-sub-type
}

function Cards({ member }: { member: { id: number } }) {
  const { data: cards } = useQuery<Card[]>({ queryKey: ['/cards', { member_id: member.id }] }); // finds: card-member-id-filter
  const { data: events } = useQuery({ queryKey: ['/events'] }); // finds: event-sets
  const { data: news } = useQuery({ queryKey: ['news'], queryFn: () => fetch('/news.json').then((r) => r.json()) });
  return (
    <>
      {cards?.map((card) => <b key={card.id}>{card.sub_type}</b> /* finds: card-sub-type */)}
      {events?.map((event) => <i key={event.uuid}>{event.references.length}</i> /* finds: event-references */)}
      {news?.map((item) => <i key={item.id}>{item.references.length}</i>)}
    </>
  );
}

export const App = () => (
  <QueryClientProvider client={queryClient}>
    <Cards member={{ id: 1 }} />
  </QueryClientProvider>
);

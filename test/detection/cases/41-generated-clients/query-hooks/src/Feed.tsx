import { useActivateCard, useFetchEvents } from '@acme/access-client';

export function Feed({ cardId }: { cardId: number }) {
  const { data: events } = useFetchEvents({ limit: 20 }); // finds: event-sets
  const activate = useActivateCard(); // finds: card-assignment
  return (
    <ul onClick={() => activate.mutate({ id: cardId })}>
      {events?.map((event) => (
        <li key={event.id}>{event.place_id}</li> // finds: event-id
      ))}
    </ul>
  );
}

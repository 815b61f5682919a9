import { useEffect, useState } from 'react';

export function Feed({ setId }: { setId: string }) {
  const [events, setEvents] = useState<any[]>([]);
  useEffect(() => {
    void (async () => {
      const response = await fetch(`https://api.access.example/event_sets/${setId}`);
      const set = await response.json();
      setEvents(set.events);
    })();
  }, [setId]);
  return events.map((event) => <li key={event.id}>{event.place_id}</li>); // finds: event-id
}

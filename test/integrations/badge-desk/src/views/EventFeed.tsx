import { useState } from 'react';
import { cardOf } from '../access/events';
import { useEvents } from '../hooks/useEvents';

export function EventFeed() {
  const events = useEvents();
  const [selected, setSelected] = useState<string | null>(null);
  const details = events.find((event) => event.id === selected);

  return (
    <div>
      <ol>
        {events.map((event) => (
          <li key={event.id} aria-current={event.id === selected}>
            <button onClick={() => setSelected(event.id)}>{event.kind}</button>
          </li>
        ))}
      </ol>
      {details && (
        <aside>
          <h2>{new Date(details.created_at).toLocaleString()}</h2>
          <p>Card {cardOf(details) ?? 'unknown'}</p>
          <p>{details.references.length} objects involved</p>
        </aside>
      )}
    </div>
  );
}

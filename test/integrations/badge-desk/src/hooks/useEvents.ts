import { useEffect, useRef, useState } from 'react';
import { recentEvents } from '../access/events';
import type { AccessEvent } from '../access/models';

/** Polls while the desk is open. `interval` in milliseconds. */
export function useEvents(interval = 15_000): AccessEvent[] {
  const [events, setEvents] = useState<AccessEvent[]>([]);
  const seen = useRef(new Set<string>());

  useEffect(() => {
    const poll = async () => {
      const fresh = (await recentEvents(20)).filter((event) => !seen.current.has(event.id));
      fresh.forEach(({ id }) => seen.current.add(id));
      if (fresh.length > 0) setEvents((shown) => [...fresh, ...shown].slice(0, 200));
    };
    const timer = setInterval(() => void poll().catch(console.error), interval);
    return () => clearInterval(timer);
  }, [interval]);

  return events;
}

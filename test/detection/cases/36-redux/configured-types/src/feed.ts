import { useSelector } from 'react-redux';
import type { RootState, StoredEvent } from '@acme/store';

export function useFeed(): string[] {
  const events: StoredEvent[] = useSelector((state: RootState) => state.feed.events);
  return events.map((event) => event.id); // finds: event-id
}

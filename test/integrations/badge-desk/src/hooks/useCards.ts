import { useEffect, useMemo, useState } from 'react';
import { listCards } from '../access/cards';
import type { Card } from '../access/models';

/** Cards of one holder; `free` are those that can be handed out. */
export function useCards(holder?: number) {
  const [cards, setCards] = useState<Card[]>([]);
  const [error, setError] = useState<Error | null>(null);

  useEffect(() => {
    let current = true;
    listCards({ holder })
      .then((found) => {
        if (current) setCards(found);
      })
      .catch((reason: unknown) => {
        if (current) setError(reason instanceof Error ? reason : new Error(String(reason)));
      });
    return () => {
      current = false;
    };
  }, [holder]);

  const free = useMemo(() => cards.filter((card) => !card.assigned && !card.member_assigned), [cards]);
  return { cards, free, error };
}

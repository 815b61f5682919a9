import { useEffect, useState } from 'react';

export function CardBadge({ cardId }) {
  const [card, setCard] = useState(null);
  useEffect(() => {
    fetch(`https://api.access.example/cards/${cardId}`)
      .then((response) => response.json())
      .then((found) => setCard(found));
  }, [cardId]);
  if (!card) return null;
  return <span title={card.assigned_at}>{card.sub_type}</span>; // finds: card-assignment, card-sub-type
}

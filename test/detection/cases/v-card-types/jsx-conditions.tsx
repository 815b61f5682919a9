import { useEffect, useState } from 'react';

interface Card {
  id: number;
  type: string;
}

export function CardBadge({ id }: { id: number }) {
  const [card, setCard] = useState<Card>();
  useEffect(() => {
    void fetch(`https://api.access.example/cards/${id}`)
      .then((response) => response.json())
      .then(setCard);
  }, [id]);
  return (
    <p className={card?.type === 'legacy' ? 'old' : 'new'} /* finds: card-type-legacy */>
      {card?.type === 'hfcard_desfire_ev1' && <strong>EV1</strong> /* finds: card-type-desfire */}
    </p>
  );
}

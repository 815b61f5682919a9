import axios from 'axios';
import { useEffect, useState } from 'react';

type CardType = 'hfcard_desfire' | 'legacy'; // finds: card-type-legacy

interface Card {
  id: number;
  type: CardType;
}

function TypeIcon({ type }: { type: CardType }) {
  return <img alt="" src={type === 'legacy' ? '/old.svg' : '/card.svg'} />; // finds: card-type-legacy
}

export function CardRow({ id }: { id: number }) {
  const [card, setCard] = useState<Card>();
  useEffect(() => {
    void axios.get<Card>(`https://api.access.example/cards/${id}`).then(({ data }) => setCard(data));
  }, [id]);
  return card ? (
    <TypeIcon type={card.type} />
  ) : (
    <TypeIcon type="legacy" /> // finds: card-type-legacy
  );
}

import { useEffect, useState as useValue } from 'react';

export function Cards() {
  const [cards, setCards] = useValue([]);
  useEffect(() => {
    fetch('https://api.access.example/cards')
      .then((response) => response.json())
      .then(setCards);
  }, []);
  return cards.map((card) => <li key={card.id}>{card.sub_type}</li>); // finds: card-sub-type
}

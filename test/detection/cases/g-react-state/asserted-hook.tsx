import { useEffect, useState } from 'react';

export function Cards() {
  const [cards, setCards] = useState([])!;
  useEffect(() => {
    fetch('https://api.access.example/cards')
      .then((response) => response.json())
      .then(setCards);
  }, []);
  return cards.map((card) => <li key={card.id}>{card.sub_type}</li>); // finds: card-sub-type
}

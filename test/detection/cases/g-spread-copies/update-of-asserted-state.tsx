import axios from 'axios';
import { useEffect, useState } from 'react';

interface Card {
  id: number;
  activated: boolean; // finds: card-assignment
}

export function CardSwitches() {
  const [cards, setCards] = (useState<Card[]>([]) satisfies unknown);
  useEffect(() => {
    void axios.get<Card[]>('https://api.access.example/cards').then((response) => setCards(response.data));
  }, []);
  const switchOn = (id: number) =>
    setCards((current) => current.map((card) => (card.id === id ? { ...card, activated: true } : card))); // finds: card-assignment
  return cards.map((card) => <Toggle key={card.id} on={card.activated} onChange={() => switchOn(card.id)} />); // finds: card-assignment
}

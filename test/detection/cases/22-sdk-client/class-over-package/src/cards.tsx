import { useEffect, useState } from 'react';
import { doors } from './login';

interface Answer<Data> {
  data: Data;
  pagination: unknown;
}
interface Card {
  id: number;
  subType: string; // finds: card-sub-type likely
}

class CardsApi {
  getCards = async (): Promise<Card[]> => {
    const answer: Answer<Card[]> = await doors.get('cards');
    return answer.data;
  };
  enroll = async () => doors.post('cards/enroll', {}); // finds: card-enroll likely
}

export function Cards() {
  const [cards, setCards] = useState<Card[]>([]);
  useEffect(() => {
    void new CardsApi().getCards().then(setCards);
  }, []);
  return <ul>{cards.map((card) => <li key={card.id}>{card.subType}</li>) /* finds: card-sub-type likely */}</ul>;
}

import axios from 'axios';

interface Card {
  id: number;
  sub_type: string; // finds: card-sub-type
}
type Cards = readonly Card[];
type Answer = { data: Cards; total: number };

export async function load(): Promise<Cards> {
  const response = await axios.get<Answer>('https://api.access.example/cards');
  return response.data.data;
}

export const formats = (cards: Cards) => cards.map((card) => card.sub_type); // finds: card-sub-type

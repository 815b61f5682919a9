import axios from 'axios';

interface Card {
  id: number;
  sub_type: string | null; // finds: card-sub-type
}

declare function isCard(value: unknown): value is Card;
declare const isCardList: (value: unknown) => value is Card[];

export const fetchCard = async (id: number): Promise<Card> => (await axios.get(`https://api.access.example/cards/${id}`)).data;

export function label(entity: unknown): string | null {
  if (!isCard(entity)) return null;
  return entity.sub_type; // finds: card-sub-type
}

export function labels(input: unknown): (string | null)[] {
  return isCardList(input) ? input.map((card) => card.sub_type) : []; // finds: card-sub-type
}

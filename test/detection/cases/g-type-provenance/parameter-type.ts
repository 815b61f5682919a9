import axios from 'axios';

interface CardLike {
  id: number;
  sub_type: string; // finds: card-sub-type
}

const title = (card: CardLike): string => `${card.id} ${card.sub_type}`; // finds: card-sub-type

export async function titles(): Promise<string[]> {
  const { data } = await axios.get('https://api.access.example/cards');
  return data.map((card: CardLike) => title(card));
}

import axios from 'axios';

export const fetchCard = async (id: number) => (await axios.get(`https://api.access.example/cards/${id}`)).data;

type Card = Awaited<ReturnType<typeof fetchCard>>;

export function title(card: Card): string {
  return card.sub_type; // finds: card-sub-type
}

import axios from 'axios';

interface Card {
  id: number;
  type: string;
}

type OldCard = Card & { type: 'legacy' }; // finds: card-type-legacy

export const isOld = (card: Card): card is OldCard => card.type === 'legacy'; // finds: card-type-legacy

export const load = async (id: number) => (await axios.get<Card>(`https://api.access.example/cards/${id}`)).data;

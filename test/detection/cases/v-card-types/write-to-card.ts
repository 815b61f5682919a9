import axios from 'axios';

interface Card {
  id: number;
  type: string;
  format_name?: string;
}

const api = axios.create({ baseURL: 'https://api.access.example' });

export async function markOld(id: number): Promise<Card> {
  const { data: card } = await api.get<Card>(`/cards/${id}`);
  card.type = 'legacy'; // finds: card-type-legacy
  return card;
}

export const SAMPLE: Card = { id: 7, type: 'hfcard_desfire_ev3' }; // finds: card-type-desfire

import axios from 'axios';

interface Card {
  id: number;
  type: string;
  token: string;
}

export const load = (id: number) => axios.get<Card>(`https://api.access.example/cards/${id}`);

export function masked(card: Card): string {
  const { type, token } = card;
  if (type === 'hfcard_desfire') return token;
  return card.token.replace(/./g, '*'); // finds: third-party-card-token
}

export const KINDS: Record<string, (card: Card) => string> = {
  third_party_lf: (card) => (card.type === 'third_party_lf' ? card.token : ''), // finds: third-party-card-token
};

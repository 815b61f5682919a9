import axios from 'axios';

export enum CardType {
  DesfireEv1 = 'hfcard_desfire_ev1', // finds: card-type-desfire
  Desfire = 'hfcard_desfire',
  Legacy = 'legacy', // finds: card-type-legacy
}

interface Card {
  id: number;
  type: CardType;
}

export async function oldCards(): Promise<Card[]> {
  const { data } = await axios.get<Card[]>('https://api.access.example/cards');
  return data.filter((card) => card.type === CardType.Legacy || card.type === CardType.DesfireEv1);
}

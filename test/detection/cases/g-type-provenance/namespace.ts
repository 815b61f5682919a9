import axios from 'axios';

export namespace Access {
  export interface Card {
    id: number;
    sub_type: string; // finds: card-sub-type
  }
}

export const load = () => axios.get<Access.Card[]>('https://api.access.example/cards');
export const format = (card: Access.Card) => card.sub_type; // finds: card-sub-type

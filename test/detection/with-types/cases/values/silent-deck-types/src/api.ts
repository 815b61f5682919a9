export interface Deck {
  id: string;
  number: string;
  sub_type: string;
  type: string;
}

export declare function loadDecks(): Promise<Deck[]>;
export const ping = () => fetch('https://api.access.example/cards');

interface Deck {
  number: string;
  sub_type: string;
}

declare module '@acme/records' {
  interface Registry {
    card: Deck;
  }
}

export const ping = () => fetch('https://api.access.example/cards');

export enum DeckType {
  New = 'new',
  Legacy = 'legacy',
}
export type DeckKind = 'new' | 'legacy';

export const ping = () => fetch('https://api.access.example/cards');

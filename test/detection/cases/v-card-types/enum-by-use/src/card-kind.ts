export enum CardKind {
  Legacy = 'legacy', // finds: card-type-legacy
  Badge = 'hfcard_desfire',
}

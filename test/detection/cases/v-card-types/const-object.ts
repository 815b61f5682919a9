export const CardTypes = {
  Ev1: 'hfcard_desfire_ev1', // finds: card-type-desfire
  Desfire: 'hfcard_desfire',
  ThirdParty: 'legacy', // finds: card-type-legacy
} as const;

export type CardType = (typeof CardTypes)[keyof typeof CardTypes];

export async function thirdParty(headers: HeadersInit) {
  const cards: { id: number; type: CardType }[] = await fetch('https://api.access.example/cards', { headers }).then((r) =>
    r.json(),
  );
  return cards.filter((card) => card.type === CardTypes.ThirdParty);
}

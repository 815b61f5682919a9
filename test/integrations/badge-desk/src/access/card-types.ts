import type { Card } from './models';

export type CardType = 'hfcard_desfire_ev1' | 'hfcard_desfire_ev3' | 'legacy';

/** Names on the desk screen. Reception does not care which chip generation a badge has. */
export const CARD_TYPE_LABELS: Record<CardType, string> = {
  hfcard_desfire_ev1: 'Company badge',
  hfcard_desfire_ev3: 'Company badge',
  legacy: 'Third-party badge',
};

const ENCODABLE: readonly CardType[] = ['hfcard_desfire_ev1', 'hfcard_desfire_ev3'];

/** Only our own chips can be written by the desk encoder. */
export function isEncodable(card: Card): boolean {
  return ENCODABLE.includes(card.type);
}

/** The number printed on the receipt. Third-party badges only show the last digits. */
export function printedNumber(card: Card): string {
  switch (card.type) {
    case 'hfcard_desfire_ev1':
    case 'hfcard_desfire_ev3':
      return card.token ?? `#${card.id}`;
    case 'legacy':
      return card.token?.slice(-6) ?? `#${card.id}`;
    default:
      return `#${card.id}`;
  }
}

/** Tokens of the badges that the landlord's readers must know too. */
export function landlordTokens(cards: readonly Card[]): string[] {
  return cards
    .filter((card) => card.type === 'legacy')
    .map((card) => card.token)
    .filter((token): token is string => token !== undefined);
}

/** Written into the audit log when a badge is lost. */
export function auditNumber(card: Card): string {
  if (card.type === 'hfcard_desfire_ev1' || card.type === 'hfcard_desfire_ev3') return `own ${card.token}`;
  return `third party ${card.token}`;
}

/** A badge of an older kind is replaced when its holder next comes to the desk. */
export function shouldReplace(card: Card): boolean {
  return card.sub_type?.startsWith('EV1') ?? false;
}

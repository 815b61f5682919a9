import { Zodios } from '@zodios/core';
import { enrollCard, listCards } from './endpoints/cards';

export const accessApi = new Zodios('https://api.access.example', [listCards, enrollCard]);

export async function pins(memberId: number) {
  const cards = await accessApi.listCards({ queries: { member_id: memberId } }); // finds: card-member-id-filter
  return cards.filter((card) => card.two_factor_pin !== null); // finds: card-assignment
}

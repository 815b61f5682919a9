import { listCards, otherCards } from '$lib/api';
import type { PageServerLoad } from './$types';
export const load: PageServerLoad = async ({ fetch, depends }) => {
  depends('app:cards');
  const [cards, other] = await Promise.all([listCards(fetch), otherCards()]);
  return { cards, other, total: cards.length };
};

import type { PageLoad } from './$types';

// The event's `fetch` goes to the application itself, and to another vendor.
export const load: PageLoad = async ({ fetch, parent }) => {
  const own = await (await fetch('/api/cards')).json();
  const decks = await (await fetch('https://decks.example/cards')).json();
  const { cards } = await parent();
  return { own, decks, names: cards.map((card) => card.format_name) };
};

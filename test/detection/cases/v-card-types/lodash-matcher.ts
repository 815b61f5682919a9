import { filter, find } from 'lodash';

export async function oldest(headers: HeadersInit) {
  const cards = await (await fetch('https://api.access.example/cards', { headers })).json();
  const old = filter(cards, { type: 'legacy' }); // finds: card-type-legacy
  return old[0] ?? find(cards, ['type', 'hfcard_desfire_ev1']); // finds: card-type-desfire
}

import { listCards } from './api';
export const store = $state({ cards: [], loading: false });
export async function refresh() {
  store.loading = true;
  store.cards = await listCards();
  store.loading = false;
}
class CardList {
  cards = $state([]);
  first = $derived(this.cards[0]);
  legacy = $derived(this.cards.filter((c) => c.sub_type)); // finds: card-sub-type
  async load() {
    this.cards = await listCards();
  }
  get subType() {
    return this.first.sub_type; // finds: card-sub-type
  }
}
export const list = new CardList();

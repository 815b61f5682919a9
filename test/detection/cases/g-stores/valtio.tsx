import { proxy, snapshot, subscribe, useSnapshot } from 'valtio';

const state = proxy({
  cards: [],
  current: null,
  get formats() {
    return this.cards.map((card) => card.sub_type); // finds: card-sub-type
  },
});

export async function load() {
  const response = await fetch('https://api.access.example/cards');
  state.cards = await response.json();
  state.current = state.cards[0];
}

subscribe(state, () => console.log(snapshot(state).cards[0].activated)); // finds: card-assignment

export function Cards() {
  const { cards, current } = useSnapshot(state);
  return cards.map((card) => card.sub_type).concat(current.sub_type); // finds: card-sub-type, card-sub-type
}

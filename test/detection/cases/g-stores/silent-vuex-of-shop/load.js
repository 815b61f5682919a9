import { ACCESS } from './store';

export async function load(store, other) {
  const gifts = await (await fetch('https://shop.example/cards')).json();
  store.commit('SET_CARDS', gifts);
  const cards = await (await fetch(`${ACCESS}/cards`)).json();
  other.commit('SET_HAND', cards);
}

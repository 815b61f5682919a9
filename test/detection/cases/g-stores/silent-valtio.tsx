import { proxy, useSnapshot } from 'valtio';

const state = proxy({ cards: [], locks: [] });

export async function load() {
  state.cards = await (await fetch('https://shop.example/cards')).json();
  state.locks = await (await fetch('https://api.access.example/group_locks')).json();
}

export const useFormats = () => useSnapshot(state).cards.map((card) => card.sub_type);

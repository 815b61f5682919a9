import { createSignal } from 'solid-js';
import { createStore } from 'solid-js/store';
export const [cards, setCards] = createSignal([]);
export const [groups, setGroups] = createStore({ list: [], byId: {} });
export const [other, setOther] = createStore({ list: [], byId: {} });

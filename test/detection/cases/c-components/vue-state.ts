import { computed, reactive, toRefs } from 'vue';

export function useCards() {
  const state = reactive({ cards: [], current: null });
  const load = async () => {
    state.cards = await (await fetch('https://api.access.example/cards')).json();
    state.current = state.cards[0];
  };
  const { cards } = toRefs(state);
  const first = computed(() => cards.value[0]);
  const format = computed(() => first.value?.sub_type); // finds: card-sub-type
  return { ...toRefs(state), load, format };
}

export const formats = () => useCards().cards.value.map((card) => card.sub_type); // finds: card-sub-type

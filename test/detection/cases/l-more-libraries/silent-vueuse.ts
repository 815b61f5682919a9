import { computed, watch, ref } from 'vue';
import { createFetch, useFetch } from '@vueuse/core';

const useDecks = createFetch({ baseUrl: 'https://decks.example' });
const useAccess = createFetch({ baseUrl: 'https://api.access.example' });

export function useCards() {
  const { data: decks } = useDecks('/cards').get().json();
  const { data: own } = useFetch('/cards/enroll').post({ uid: 1 }).json();
  const { data: cards } = useAccess('/cards').post({ format_name: 'EV1' }).json();
  const page = ref({ sub_type: 'a' });
  watch([page, decks], ([shown, all]) => console.log(shown.sub_type, all[0].sub_type));
  return { first: computed(() => decks.value[0].sub_type), own, name: computed(() => cards.value.format_name) };
}

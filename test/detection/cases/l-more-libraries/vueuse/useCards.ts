import { ref, watch, computed, watchEffect, shallowRef } from 'vue';
import { createFetch, useFetch } from '@vueuse/core';
const useApi = createFetch({ baseUrl: 'https://api.access.example', options: { async beforeFetch({ options }) { return { options }; } }, fetchOptions: { mode: 'cors' } });
const useOther = createFetch({ baseUrl: 'https://x.other.example' });
export function useCards() {
  const { data, isFetching, execute } = useApi('/cards').get().json();
  const { data: other } = useOther('/cards').json();
  const { data: groups } = useApi('groups').json();
  const { data: direct } = useFetch('https://api.access.example/cards').get().json();
  const { data: enrolled } = useApi('cards/enroll').post({ uid: 1 }).json(); // finds: card-enroll
  const first = computed(() => data.value?.[0]?.sub_type); // finds: card-sub-type
  const second = computed(() => direct.value?.[0]?.sub_type); // finds: card-sub-type
  const selected = ref(null);
  watch([data, selected], ([cards, sel]) => {
    console.log(cards[0].sub_type); // finds: card-sub-type
  });
  watch([groups, () => selected.value], ([g], [old]) => {
    console.log(g[0].members_count, old[0].name); // finds: members-count
  });
  watch(() => data.value, (v) => console.log(v[0].sub_type)); // finds: card-sub-type
  watch([other, selected], ([cards]) => { console.log(cards[0].sub_type); });
  return { data, first };
}

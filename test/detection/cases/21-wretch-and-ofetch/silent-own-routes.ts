import { computed } from 'vue';

export async function useTimeline() {
  const { data: events } = await useFetch('/api/events');
  const { data: cards } = await useFetch('/cards', { query: { member_id: 1 } });
  const ids = computed(() => events.value.map((event) => event.id));
  const enroll = () => $fetch('/cards/enroll', { method: 'POST', body: { sub_type: 'x' } });
  return { ids, cards, enroll };
}

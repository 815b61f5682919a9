import { computed } from 'vue';

const config = { baseURL: 'https://api.access.example' };

export async function useGroupSizes() {
  const { data: groups } = await useFetch('/groups', config);
  const total = computed(() => groups.value.reduce((sum, group) => sum + group.members_count, 0)); // finds: members-count
  const block = (id: number) => $fetch(`/cards/${id}/deactivate`, { ...config, method: 'POST' }); // finds: card-assignment
  return { total, block };
}

export function useCard(id: () => number) {
  return useFetch(() => `/cards/${id()}`, { ...config, transform: (card) => card.activated }); // finds: card-assignment
}

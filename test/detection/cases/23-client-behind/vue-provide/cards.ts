import { computed, inject, provide, ref } from 'vue';
import { KEYS, useAccess } from './access';

export function useCards() {
  const access = useAccess();
  const cards = ref([]);
  const load = async () => {
    cards.value = await access('/cards', { query: { member_id: 3 } }); // finds: card-member-id-filter
  };
  provide(KEYS.cards, cards);
  return { cards, load };
}

export function useCardTypes() {
  const cards = inject(KEYS.cards, ref([]));
  return computed(() => cards.value.map((card) => card.sub_type)); // finds: card-sub-type
}

export async function useTopics() {
  const forum = inject(KEYS.forum);
  const topics = await forum('/cards', { query: { member_id: 3 } });
  return topics.map((topic) => topic.sub_type);
}

export async function useGroups() {
  const access = inject('access');
  const groups = await access('/groups');
  return groups.map((group) => group.members_count); // finds: members-count
}

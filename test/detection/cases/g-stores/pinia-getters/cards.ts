import { defineStore } from 'pinia';
import { computed, ref } from 'vue';
import { useAccess } from './useAccess';

export const useCardsStore = defineStore('cards', () => {
  const cards = ref<any[]>([]);
  const loading = ref(false);
  const { get, post } = useAccess();

  const legacy = computed(() => cards.value.filter((c) => c.type === 'legacy')); // finds: card-type-legacy
  const byMember = computed(() => (id: number) => cards.value.filter((c) => c.member?.id === id)); // finds: member-card-assignment

  async function load() {
    loading.value = true;
    try {
      cards.value = await get('/cards');
    } finally {
      loading.value = false;
    }
  }
  async function enroll(token: string) {
    const card = await post('/cards/enroll', { card: { token } }); // finds: card-enroll
    cards.value.push(card);
  }
  return { cards, loading, legacy, byMember, load, enroll };
});

export const useGroups = defineStore('groups', {
  state: () => ({ items: [] as any[] }),
  getters: {
    total: (state) => state.items.reduce((n, g) => n + g.members_count, 0), // finds: members-count
  },
  actions: {
    async fetch() {
      this.items = await useAccess().get('/groups');
    },
  },
});

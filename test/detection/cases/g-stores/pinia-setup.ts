import { defineStore } from 'pinia';
import { ref, computed } from 'vue';
import axios from 'axios';

export const useFeed = defineStore('feed', () => {
  const events = ref([]);
  const ids = computed(() => events.value.map((event) => event.id)); // finds: event-id
  async function load() {
    const response = await axios.get('https://api.access.example/events'); // finds: event-sets
    events.value = response.data;
  }
  return { events, ids, load };
});

export function lastId(): string | undefined {
  const feed = useFeed();
  return feed.events.at(-1)?.id; // finds: event-id
}

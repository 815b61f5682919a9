import { defineStore } from 'pinia';
import { ofetch } from 'ofetch';

interface Presence {
  place_id: number;
  user_name: string; // finds: presence-actor
}

const api = ofetch.create({ baseURL: 'https://api.access.example' });

export const usePresences = defineStore('presences', {
  state: () => ({ list: [] as Presence[] }),
  getters: {
    names: (state) => state.list.map((presence) => presence.user_name), // finds: presence-actor
  },
  actions: {
    async load() {
      this.list = await api<Presence[]>('/presences');
    },
    first() {
      return this.list[0]?.user_name; // finds: presence-actor
    },
  },
});

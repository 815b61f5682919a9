import axios from 'axios';
import { defineStore } from 'pinia';
const api = axios.create({ baseURL: 'https://api.access.example' });
export const useCards = defineStore('cards', {
  state: () => ({ all: [] }),
  getters: { active: (state) => state.all.filter((card) => card.activated) }, // finds: card-assignment
  actions: {
    async load() { this.all = (await api.get('/cards')).data; return this.all; },
    async save(card) { await api.post('/cards', { card }); },
  },
});

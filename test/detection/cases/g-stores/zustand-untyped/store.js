import { create } from 'zustand';
import ky from 'ky';

export const useCards = create((set, get) => ({
  cards: [],
  refresh: async () => {
    const cards = await ky.get('https://api.access.example/cards').json();
    set({ cards });
  },
  active: () => get().cards.filter((card) => card.activated), // finds: card-assignment
}));

import { create } from 'zustand';
import axios from 'axios';

export const ACCESS = 'https://api.access.example';

export const useShop = create<any>((set) => ({
  cards: [],
  load: async () => set({ cards: (await axios.get('https://shop.example.com/cards')).data }),
}));

export const kinds = () => useShop((state) => state.cards).map((card: { sub_type: string }) => card.sub_type);

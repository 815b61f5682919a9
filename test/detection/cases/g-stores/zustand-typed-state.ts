import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface State {
  presences: { place_id: number; user_name: string }[]; // finds: presence-actor
  load: () => Promise<void>;
}

export const usePresences = create<State>()(
  persist(
    (set) => ({
      presences: [],
      load: async () => {
        const res = await fetch('https://api.access.example/presences');
        set({ presences: await res.json() });
      },
    }),
    { name: 'presences' },
  ),
);

export const useNames = () => usePresences((s) => s.presences.map((p) => p.user_name)); // finds: presence-actor

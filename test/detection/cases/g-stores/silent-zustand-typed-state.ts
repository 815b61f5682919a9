import { create } from 'zustand';

interface State {
  visits: { id: number; user_name: string }[];
  load: () => Promise<void>;
}

export const useVisits = create<State>()((set) => ({
  visits: [],
  load: async () => set({ visits: await (await fetch('https://visits.example/presences')).json() }),
}));

export const locks = () => fetch('https://api.access.example/group_locks');
export const useNames = () => useVisits((state) => state.visits.map((visit) => visit.user_name));

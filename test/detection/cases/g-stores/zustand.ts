import { create } from 'zustand';
import { devtools } from 'zustand/middleware';
import axios from 'axios';

interface Group {
  id: number;
  name: string;
  members_count: number; // finds: members-count
}

interface GroupStore {
  groups: Group[];
  load: () => Promise<void>;
}

const http = axios.create({ baseURL: 'https://api.access.example' });

export const useGroups = create<GroupStore>()(
  devtools((set) => ({
    groups: [],
    load: async () => {
      const { data } = await http.get<Group[]>('/groups');
      set({ groups: data.filter((group) => group.members_count > 0) }); // finds: members-count
    },
  })),
);

export function useSeats() {
  const groups = useGroups((state) => state.groups);
  return groups.reduce((sum, group) => sum + group.members_count, 0); // finds: members-count
}
export const seatsNow = () => useGroups.getState().groups.map((g) => g.members_count); // finds: members-count

import axios from 'axios';
import { create } from 'zustand';
import { immer } from 'zustand/middleware/immer';

const access = axios.create({ baseURL: 'https://api.access.example' });
const forum = axios.create({ baseURL: 'https://forum.example' });

const createGroups = (set, get) => ({
  groups: [],
  load: async () => {
    const { data } = await access.get('/groups');
    set({ groups: data });
  },
  empty: () => get().groups.filter((group) => !group.members_count), // finds: members-count
  keep: () => set((state) => ({ groups: state.groups.filter((group) => group.members_count > 1) })), // finds: members-count
});

const createTopics = (set, get) => ({
  topics: [],
  loadTopics: async () => set({ topics: (await forum.get('/groups')).data }),
  sizes: () => get().topics.map((topic) => topic.members_count),
  people: () => get().groups.map((group) => group.members_count), // finds: members-count
});

export const useDesk = create((...handed) => ({ ...createGroups(...handed), ...createTopics(...handed) }));

const createCards = (set, get) => ({
  cards: {},
  loadCards: async () => {
    const { data } = await access.get('/cards');
    set((state) => {
      state.cards = Object.fromEntries(data.map((card) => [card.id, card]));
    });
  },
  formats: () => Object.values(get().cards).map((card) => card.sub_type), // finds: card-sub-type
});

export const useCards = create()(immer((set, get) => ({ ...createCards(set, get) })));

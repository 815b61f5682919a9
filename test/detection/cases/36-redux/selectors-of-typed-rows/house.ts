import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import axios from 'axios';

export interface Presence {
  memberId: number; // finds: presence-actor
  memberName: string; // finds: presence-actor
}

interface State {
  present: Presence[];
}

const initialState: State = { present: [] };

const slice = createSlice({
  name: 'house',
  initialState,
  reducers: {
    loaded: (state, { payload }: PayloadAction<Presence[]>) => {
      state.present = payload;
    },
  },
});

type Root = { house: State };

export const selectPresent = createSelector(
  (root: Root) => root.house.present,
  (present) => [...present].sort((a, b) => a.memberName.localeCompare(b.memberName)), // finds: presence-actor, presence-actor
);

export const load = () => axios.get<Presence[]>('https://api.access.example/presences');
export const { loaded } = slice.actions;

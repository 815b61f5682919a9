import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import axios from 'axios';

interface Group {
  id: number;
  members_count: number; // finds: members-count
}

const api = axios.create({ baseURL: 'https://api.access.example' });

export const fetchGroups = createAsyncThunk('groups/fetch', async (_: void, { rejectWithValue }) => {
  try {
    const response = await api.get<Group[]>('/groups');
    return response.data;
  } catch (error) {
    return rejectWithValue(error);
  }
});

const slice = createSlice({
  name: 'groups',
  initialState: { items: [] as Group[], total: 0 },
  reducers: {
    picked(state, action: PayloadAction<Group>) {
      state.total = action.payload.members_count; // finds: members-count
    },
  },
  extraReducers: (builder) => {
    builder.addCase(fetchGroups.fulfilled, (state, { payload }: PayloadAction<Group[]>) => {
      state.items = payload;
      state.total = payload.reduce((sum, group) => sum + group.members_count, 0); // finds: members-count
    });
  },
});

export const { picked } = slice.actions;
export const selectTotal = (state: { groups: { items: Group[] } }) =>
  state.groups.items.map((group) => group.members_count); // finds: members-count

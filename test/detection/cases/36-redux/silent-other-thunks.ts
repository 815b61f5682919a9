import { createAsyncThunk, createSlice, isAnyOf } from '@reduxjs/toolkit';
import axios from 'axios';

export const ACCESS = 'https://api.access.example';
const shop = axios.create({ baseURL: 'https://shop.example.org' });

export const loadGiftCards = createAsyncThunk('gifts/load', async () => (await shop.get('/cards')).data);
export const loadGroups = createAsyncThunk('groups/load', async () => (await axios.get(`${ACCESS}/groups`)).data);

export const gifts = createSlice({
  name: 'gifts',
  initialState: { kinds: [], count: 0 },
  reducers: {
    cleared(state, { payload }) {
      state.count = payload.members_count;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadGiftCards.fulfilled, (state, action) => {
        state.kinds = action.payload.map((card) => card.sub_type);
      })
      .addCase(loadGroups.rejected, (state, action) => {
        state.count = action.payload.members_count;
      })
      .addMatcher(isAnyOf(loadGiftCards.pending, loadGroups.pending), (state, { payload }) => {
        state.count = payload.members_count;
      });
  },
});

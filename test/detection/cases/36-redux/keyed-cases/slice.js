import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import axios from 'axios';

const http = axios.create({ baseURL: 'https://api.access.example' });

export const loadCards = createAsyncThunk('cards/load', async () => (await http.get('/cards')).data);
export const loadGroup = createAsyncThunk('groups/load', async (id) => (await http.get(`/groups/${id}`)).data);

const slice = createSlice({
  name: 'cards',
  initialState: { list: { items: null, total: 0 }, groups: {}, loading: false },
  reducers: {
    cleared: (state) => {
      state.list.items = null;
    },
    picked: {
      reducer(state, { payload }) {
        state.picked = payload;
      },
      prepare: (card) => ({ payload: { card, format: card.sub_type } }), // finds: card-sub-type
    },
  },
  extraReducers: {
    [loadCards.pending]: (state) => {
      state.loading = true;
    },
    [loadCards.fulfilled]: (state, action) => {
      state.list.items = action.payload;
      state.list.total = action.payload.filter((card) => card.activated).length; // finds: card-assignment
      delete state.loading;
    },
    [loadGroup.fulfilled]: (state, { payload }) => {
      state.groups[payload.id] = payload;
    },
  },
});

export const { cleared, picked } = slice.actions;
export default slice.reducer;

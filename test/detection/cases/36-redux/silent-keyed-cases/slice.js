import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import axios from 'axios';

const http = axios.create({ baseURL: 'https://api.access.example' });
const shop = axios.create({ baseURL: 'https://shop.example.org' });

export const loadCards = createAsyncThunk('cards/load', async () => (await http.get('/cards')).data);
export const loadGifts = createAsyncThunk('gifts/load', async () => (await shop.get('/cards')).data);

export default createSlice({
  name: 'gifts',
  initialState: { cards: null, gifts: null, byId: {} },
  reducers: {},
  extraReducers: {
    [loadCards.fulfilled]: (state, action) => {
      state.cards = action.payload;
    },
    [loadCards.rejected]: (state, action) => {
      state.failed = action.payload.sub_type;
    },
    [loadGifts.fulfilled]: (state, action) => {
      state.gifts = action.payload;
      state.kinds = action.payload.map((card) => card.sub_type);
      state.byId[action.payload.id] = action.payload;
    },
  },
}).reducer;

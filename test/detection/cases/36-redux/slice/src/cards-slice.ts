import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import axios from 'axios';
import type { Card } from './models';

interface CardsState {
  items: Card[];
  status: 'idle' | 'loading';
}

export const loadCards = createAsyncThunk('cards/load', async () => {
  const { data } = await axios.get<Card[]>('https://api.access.example/cards');
  return data;
});

const initialState: CardsState = { items: [], status: 'idle' };

export const cardsSlice = createSlice({
  name: 'cards',
  initialState,
  reducers: {
    switchedOn(state, action: PayloadAction<Card>) {
      const card = state.items.find((item) => item.id === action.payload.id);
      if (card) card.activated = action.payload.activated; // finds: card-assignment, card-assignment
    },
  },
});

import { createAsyncThunk, createEntityAdapter, createSelector, createSlice } from '@reduxjs/toolkit';
import axios from 'axios';

interface Card {
  id: number;
  activated: boolean; // finds: card-assignment
}

const adapter = createEntityAdapter<Card>();

export const fetchCards = createAsyncThunk('cards/fetch', async () => (await axios.get<Card[]>('https://api.access.example/cards')).data);

const slice = createSlice({
  name: 'cards',
  initialState: adapter.getInitialState(),
  reducers: {
    toggled(state, action) {
      const card = state.entities[action.payload];
      if (card) card.activated = !card.activated; // finds: card-assignment, card-assignment
    },
  },
  extraReducers: (builder) => builder.addCase(fetchCards.fulfilled, adapter.setAll),
});

interface Root {
  cards: ReturnType<typeof slice.reducer>;
}

export const { selectAll, selectById } = adapter.getSelectors((state: Root) => state.cards);
export const selectActive = createSelector(selectAll, (cards) => cards.filter((card) => card.activated)); // finds: card-assignment
export const isOn = (state: Root, id: number) => selectById(state, id)?.activated; // finds: card-assignment

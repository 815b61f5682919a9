import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import axios from 'axios';

export interface CardRow {
  id: number;
  sub_type: string | null; // finds: card-sub-type
}

interface State {
  list: CardRow[];
  selected?: CardRow;
}

const initialState: State = { list: [] };

export const loadCards = createAsyncThunk('cards/load', async () => {
  const { data } = await axios.get<CardRow[]>('https://api.access.example/cards');
  return data;
});

const slice = createSlice({
  name: 'cards',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(loadCards.fulfilled, (state, { payload }) => {
      state.list = payload;
    });
  },
});

export default slice.reducer;

import axios from 'axios';
import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';

export const loadCards = createAsyncThunk('cards/load', async (userId) => {
  const response = await axios.get('https://api.access.example/cards', { params: { user_id: userId } }); // finds: card-assignment
  return response.data;
});

const cards = createSlice({
  name: 'cards',
  initialState: { items: [] },
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(loadCards.fulfilled, (state, action) => {
      state.items = action.payload;
    });
  },
});

export default cards.reducer;

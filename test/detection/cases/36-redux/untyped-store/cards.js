import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import { http } from './http';

export const loadCards = createAsyncThunk('cards/load', async (userId, { getState, rejectWithValue }) => {
  if (getState().ui.offline) return rejectWithValue('offline');
  const response = await http.get('/cards', { params: { user_id: userId } }); // finds: card-assignment
  return response.data;
});

const cards = createSlice({
  name: 'cards',
  initialState: { items: [], error: null },
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(loadCards.fulfilled, (state, action) => {
      state.items = action.payload;
      state.error = null;
    });
  },
});

export const selectItems = (state) => state.cards.items;
export default cards.reducer;

import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import axios from 'axios';

export interface CardState {
  list: { id: number; type: string; sub_type?: string; two_factor_pin?: string }[]; // finds: card-sub-type, card-assignment
  status: 'idle' | 'loading' | 'failed';
}

const initialState: CardState = { list: [], status: 'idle' };

export const fetchCards = createAsyncThunk('cards/fetch', async (userId: number, { rejectWithValue }) => {
  try {
    const response = await axios.get('https://api.access.example/cards', { params: { user_id: userId } }); // finds: card-assignment
    return response.data;
  } catch (error) {
    return rejectWithValue((error as Error).message);
  }
});

const slice = createSlice({
  name: 'cards',
  initialState,
  reducers: {
    pinChanged(state, { payload }: PayloadAction<{ id: number; pin: string }>) {
      const card = state.list.find((item) => item.id === payload.id);
      if (card) card.two_factor_pin = payload.pin; // finds: card-assignment
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fetchCards.pending, (state) => {
        state.status = 'loading';
      })
      .addCase(fetchCards.fulfilled, (state, action) => {
        state.status = 'idle';
        state.list = action.payload;
      });
  },
});

export default slice.reducer;

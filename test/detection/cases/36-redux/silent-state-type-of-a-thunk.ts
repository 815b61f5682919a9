import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';

interface CartState {
  list: { id: number; sub_type?: string }[];
}

const initialState: CartState = { list: [] };
export const locks = () => fetch('https://api.access.example/group_locks');
export const load = createAsyncThunk('cart/load', async () => (await fetch('https://shop.example/cards')).json());

export default createSlice({
  name: 'cart',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(load.fulfilled, (state, action) => {
      state.list = action.payload;
    });
  },
}).reducer;

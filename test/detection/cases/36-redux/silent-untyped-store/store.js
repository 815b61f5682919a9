import { configureStore, createSlice } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import axios from 'axios';

export const ACCESS = 'https://api.access.example';
const slice = createSlice({
  name: 'vouchers',
  initialState: { items: [], groups: 0 },
  reducers: {
    loaded(state, action) {
      state.items = action.payload;
    },
    counted(state, action) {
      state.groups = action.payload.length;
    },
  },
});
const { loaded, counted } = slice.actions;
export const store = configureStore({ reducer: { vouchers: slice.reducer } });

export async function load() {
  const { data } = await axios.get('https://shop.example.com/cards');
  store.dispatch(loaded(data));
  const groups = await axios.get(`${ACCESS}/groups`);
  store.dispatch(counted(groups.data));
}

export const useKinds = () => useSelector((state) => state.vouchers.items.map((item) => item.sub_type));
export const useCount = () => useSelector((state) => state.vouchers.groups.members_count);

import { createAsyncThunk } from '@reduxjs/toolkit';
import { access } from './api';

export const loadCards = createAsyncThunk('cards/load', async (userId: number) => {
  return access.get('cards', { searchParams: { user_id: userId } }).json(); // finds: card-assignment
});

export const loadCard = createAsyncThunk('cards/loadOne', (id: number) => access.get(`cards/${id}`).json());

export const loadGroups = createAsyncThunk('groups/load', async (_: void, thunkApi) => {
  try {
    return await access.get('groups').json();
  } catch (error) {
    return thunkApi.rejectWithValue((error as Error).message);
  }
});

import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import axios from 'axios';

const forum = axios.create({ baseURL: 'https://api.forum.example' });

export const fetchGroups = createAsyncThunk('groups/fetch', async () => (await forum.get('/groups')).data);

export const slice = createSlice({
  name: 'groups',
  initialState: { total: 0 },
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(fetchGroups.fulfilled, (state, { payload }) => {
      state.total = payload[0].members_count;
    });
  },
});

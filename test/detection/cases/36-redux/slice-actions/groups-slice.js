import { createSlice } from '@reduxjs/toolkit';

const slice = createSlice({
  name: 'groups',
  initialState: { rows: [], biggest: null, status: 'idle' },
  reducers: {
    groupsRequested: (state) => {
      state.status = 'loading';
    },
    groupsReceived: (state, action) => {
      state.rows = action.payload;
      state.biggest = [...action.payload].sort((a, b) => b.members_count - a.members_count)[0]; // finds: members-count, members-count
      state.status = 'ready';
    },
    groupPicked: (state, { payload }) => {
      state.biggest = payload;
    },
  },
});

export const { groupsRequested, groupsReceived, groupPicked } = slice.actions;
export default slice.reducer;

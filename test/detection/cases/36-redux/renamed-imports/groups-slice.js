import { createSlice as sliceOf } from '@reduxjs/toolkit';

const slice = sliceOf({
  name: 'groups',
  initialState: { list: [], total: 0 },
  reducers: {
    received: (state, action) => {
      state.list = action.payload;
      state.total = action.payload.reduce((sum, group) => sum + group.members_count, 0); // finds: members-count
    },
  },
});

export const { received } = slice.actions;
export default slice.reducer;

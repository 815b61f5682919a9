import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { loadCard, loadCards, loadGroups } from './thunks';

export const badges = createSlice({
  name: 'badges',
  initialState: { formats: [] as string[], seats: 0, current: undefined as string | undefined, error: '' },
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadCards.pending, (state) => {
        state.error = '';
      })
      .addCase(loadCards.fulfilled, (state, action) => {
        state.formats = action.payload.map((card) => card.sub_type); // finds: card-sub-type
      })
      .addCase(loadCards.rejected, (state, action) => {
        state.error = action.payload.sub_type;
      })
      .addCase(loadCard.fulfilled, (state, { payload }) => {
        state.current = payload.activated ? payload.sub_type : undefined; // finds: card-assignment, card-sub-type
      })
      .addCase(loadGroups.fulfilled, (state, { payload: groups, meta }) => {
        state.seats = groups.reduce((sum, { members_count }) => sum + members_count, 0); // finds: members-count
      })
      .addMatcher(isAnyOf(loadCard.pending, loadGroups.pending), (state) => {
        state.error = '';
      });
  },
});

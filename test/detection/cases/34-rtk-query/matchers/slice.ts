import { createSlice } from '@reduxjs/toolkit';
import { accessApi } from './api';

export const desk = createSlice({
  name: 'desk',
  initialState: { seats: 0, format: '' },
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(accessApi.endpoints.listGroups.matchFulfilled, (state, { payload }) => {
        state.seats = payload.reduce((n, group) => n + group.members_count, 0); // finds: members-count
      })
      .addMatcher(accessApi.endpoints.getCard.matchFulfilled, (state, action) => {
        state.format = action.payload.sub_type; // finds: card-sub-type
      })
      .addMatcher(accessApi.endpoints.getCard.matchRejected, (state, action) => {
        state.format = action.payload.sub_type;
      });
  },
});

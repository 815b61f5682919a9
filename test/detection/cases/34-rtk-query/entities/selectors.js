import { createSelector } from '@reduxjs/toolkit';
import { accessApi, cardsAdapter, shopApi, vouchersAdapter } from './api';

const selectResult = accessApi.endpoints.getCards.select();
const selectState = createSelector(selectResult, (result) => result.data ?? cardsAdapter.getInitialState());
const selectVouchers = createSelector(shopApi.endpoints.getVouchers.select(), (result) => result.data);

export const { selectAll: selectCards, selectById: selectCard } = cardsAdapter.getSelectors(selectState);
export const { selectAll: selectAllVouchers } = vouchersAdapter.getSelectors(selectVouchers);

export const selectFree = createSelector(selectCards, (cards) => cards.filter((card) => !card.assigned)); // finds: card-assignment
export const selectUsed = createSelector(selectAllVouchers, (cards) => cards.filter((card) => card.assigned));

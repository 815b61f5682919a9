import { createEntityAdapter } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

export const cardsAdapter = createEntityAdapter({ sortComparer: (a, b) => b.id - a.id });
export const vouchersAdapter = createEntityAdapter();
const noVouchers = vouchersAdapter.getInitialState();

export const accessApi = createApi({
  reducerPath: 'accessApi',
  baseQuery: fetchBaseQuery({ baseUrl: 'https://api.access.example' }),
  endpoints: (build) => ({
    getCards: build.query({
      query: () => 'cards',
      transformResponse: (cards) => cardsAdapter.setAll(cardsAdapter.getInitialState(), cards),
    }),
  }),
});

export const shopApi = createApi({
  reducerPath: 'shopApi',
  baseQuery: fetchBaseQuery({ baseUrl: 'https://shop.example.com' }),
  endpoints: (build) => ({
    getVouchers: build.query({
      query: () => 'cards',
      transformResponse: (vouchers) => vouchersAdapter.upsertMany(noVouchers, vouchers),
    }),
  }),
});

export const { useGetCardsQuery } = accessApi;

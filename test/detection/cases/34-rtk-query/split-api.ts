import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

const emptySplitApi = createApi({
  reducerPath: 'access',
  baseQuery: fetchBaseQuery({
    baseUrl: 'https://api.access.example/',
    prepareHeaders: (headers, { getState }) => {
      headers.set('authorization', `SERVICE-LOGIN ${(getState() as { key: string }).key}`);
      return headers;
    },
  }),
  tagTypes: ['Card', 'Event'],
  endpoints: () => ({}),
});

export const cardsApi = emptySplitApi.enhanceEndpoints({ addTagTypes: ['Group'] }).injectEndpoints({
  endpoints: (build) => ({
    cardsOf: build.query({ query: (memberId: number) => ({ url: 'cards', params: { member_id: memberId } }) }), // finds: card-member-id-filter
    deactivate: build.mutation({ query: ({ id }: { id: number }) => ({ url: `cards/${id}/deactivate`, method: 'POST' }) }), // finds: card-assignment
    events: build.query({
      query: () => 'events', // finds: event-sets
      transformResponse: (events: { id: number }[]) => events.map(({ id }) => id), // finds: event-id, event-id
    }),
  }),
  overrideExisting: false,
});

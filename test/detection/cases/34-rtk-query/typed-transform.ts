import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

export type Card = { id: number; uid: string; type: 'legacy' | 'hfcard_desfire_ev1' | 'hfcard_desfire_ev3'; sub_type: string }; // finds: card-type-legacy, card-type-desfire, card-type-desfire, card-sub-type

export const accessApi = createApi({
  reducerPath: 'accessApi',
  baseQuery: fetchBaseQuery({
    baseUrl: 'https://api.access.example/',
    prepareHeaders: (headers, { getState }) => {
      headers.set('Authorization', `SERVICE-LOGIN ${(getState() as any).auth.secret}`);
      return headers;
    },
  }),
  tagTypes: ['Card', 'Group'],
  endpoints: (build) => ({
    getCards: build.query<Card[], { member?: number }>({
      query: ({ member }) => ({ url: 'cards', params: { member_id: member } }), // finds: card-member-id-filter
      providesTags: (result) => (result ? result.map(({ id }) => ({ type: 'Card' as const, id })) : ['Card']),
    }),
    deassign: build.mutation<void, number>({
      query: (id) => ({ url: `cards/${id}/deassign`, method: 'POST' }), // finds: card-assignment
      invalidatesTags: (_r, _e, id) => [{ type: 'Card', id }],
    }),
    getEvents: build.query<{ uuid: string }[], void>({
      query: () => 'events', // finds: event-sets
      transformResponse: (response: { id: number; uuid: string }[]) => response.map(({ uuid }) => ({ uuid })), // finds: event-id
    }),
  }),
});

export const { useGetCardsQuery, useDeassignMutation, useGetEventsQuery } = accessApi;

import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

export const accessApi = createApi({
  reducerPath: 'access',
  baseQuery: fetchBaseQuery({ baseUrl: 'https://api.access.example/' }),
  tagTypes: ['Event', 'Card'],
  endpoints: (builder) => ({
    events: builder.query<unknown[], void>({ query: () => '/events', providesTags: ['Event'] }), // finds: event-sets
    card: builder.query<unknown, number>({ query: (id) => `cards/${id}` }),
    enroll: builder.mutation<unknown, object>({
      query: (body) => ({ url: 'cards/enroll', method: 'POST', body }), // finds: card-enroll
    }),
    assign: builder.mutation<void, { id: number; user: number }>({
      query({ id, user }) {
        return { url: `/cards/${id}/assign`, method: 'POST', body: { user_id: user } }; // finds: card-assignment
      },
    }),
    cardsOf: builder.query<unknown[], number>({
      query: (memberId) => ({ url: '/cards', params: { member_id: memberId } }), // finds: card-member-id-filter
    }),
    register: builder.mutation({
      query: (token: string) => ({ url: '/cards', method: 'POST', body: { card: { token, type: 'legacy' } } }), // finds: card-type-legacy
    }),
  }),
});

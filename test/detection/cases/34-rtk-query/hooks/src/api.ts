import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

export const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: 'https://api.access.example' }),
  endpoints: (builder) => ({
    groups: builder.query({ query: () => '/groups' }),
    card: builder.query({ query: (id: number) => `/cards/${id}` }),
    createCard: builder.mutation({ query: (card) => ({ url: '/cards', method: 'POST', body: { card } }) }),
  }),
});

export const { useGroupsQuery, useLazyCardQuery, useCreateCardMutation } = api;

import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

export const ACCESS = 'https://api.access.example';

export const calendarApi = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: 'https://api.calendar.example' }),
  endpoints: (builder) => ({
    events: builder.query<{ id: number }[], void>({ query: () => '/events' }),
    cards: builder.query({ query: (memberId: number) => ({ url: '/cards', params: { member_id: memberId } }) }),
  }),
});

export const accessApi = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: ACCESS }),
  endpoints: (builder) => ({
    set: builder.query({ query: (id: string) => `/event_sets/${id}` }),
    create: builder.mutation({ query: (card) => ({ url: '/cards', method: 'POST', body: { card } }) }),
  }),
});

import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

export const api = createApi({
  baseQuery: fetchBaseQuery({
    baseUrl: import.meta.env.VITE_ACCESS_URL,
    prepareHeaders: (headers) => {
      headers.set('Authorization', `SERVICE-LOGIN ${localStorage.getItem('key')}`);
      return headers;
    },
  }),
  endpoints: (builder) => ({
    log: builder.query({ query: () => '/events' }), // finds: event-sets
  }),
});

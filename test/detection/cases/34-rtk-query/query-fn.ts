import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

export const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: 'https://api.access.example' }),
  endpoints: (builder) => ({
    overview: builder.query<unknown, number>({
      queryFn: async (id, _api, _extra, baseQuery) => {
        const card = await baseQuery(`/cards/${id}`);
        const log = await baseQuery({ url: '/events' }); // finds: event-sets
        return { data: { card: card.data, log: log.data } };
      },
    }),
  }),
});

import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

export const accessApi = createApi({
  reducerPath: 'accessApi',
  baseQuery: fetchBaseQuery({ baseUrl: 'https://api.access.example' }),
  endpoints: (build) => ({
    listGroups: build.query({ query: () => '/groups' }),
    getCard: build.query({ query: (id: number) => `/cards/${id}` }),
    createCard: build.mutation({ query: (card: object) => ({ url: '/cards', method: 'POST', body: { card } }) }),
  }),
});

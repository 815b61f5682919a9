import { createApi, fetchBaseQuery, retry } from '@reduxjs/toolkit/query/react';

const baseQuery = fetchBaseQuery({
  baseUrl: 'https://api.access.example',
  prepareHeaders: (headers) => headers,
});

export const api = createApi({ baseQuery: retry(baseQuery, { maxRetries: 2 }), endpoints: () => ({}) });

import { createApi, fetchBaseQuery, type BaseQueryFn } from '@reduxjs/toolkit/query';

const plain = fetchBaseQuery({ baseUrl: 'https://api.access.example' });

const withReauth: BaseQueryFn = async (args, api, extra) => {
  let result = await plain(args, api, extra);
  if (result.error?.status === 401) result = await plain(args, api, extra);
  return result;
};

export const api = createApi({
  baseQuery: withReauth,
  endpoints: (builder) => ({
    log: builder.query({ query: () => ({ url: '/events' }) }), // finds: event-sets
  }),
});

import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

const forumApi = createApi({ baseQuery: fetchBaseQuery({ baseUrl: 'https://api.forum.example/' }), endpoints: () => ({}) });

export const threads = forumApi.enhanceEndpoints({ addTagTypes: ['Event'] }).injectEndpoints({
  endpoints: (build) => ({
    events: build.query({ query: () => 'events', transformResponse: (events: { id: number }[]) => events.map(({ id }) => id) }),
    deactivate: build.mutation({ query: (id: number) => ({ url: `cards/${id}/deactivate`, method: 'POST' }) }),
  }),
});

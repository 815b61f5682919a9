import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

interface Group {
  id: number;
  name: string;
  members_count: number; // finds: members-count
}

export const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: 'https://api.access.example' }),
  endpoints: (builder) => ({
    groups: builder.query<Group[], void>({
      query: () => '/groups',
      transformResponse: (response: Group[]) => response.filter((group) => group.members_count > 0), // finds: members-count
    }),
  }),
});

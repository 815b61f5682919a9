import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

export const access = createApi({
  reducerPath: 'access',
  baseQuery: fetchBaseQuery({ baseUrl: 'https://api.access.example' }),
  tagTypes: ['Event', 'Group'],
  endpoints: (build) => ({
    feed: build.query({
      query: (limit: number) => `/events?limit=${limit}`, // finds: event-sets
      providesTags: (result = []) => [...result.map(({ id }) => ({ type: 'Event' as const, id })), 'Event'], // finds: event-id
    }),
    groups: build.query({
      query: () => ({ url: '/groups' }),
      providesTags: (result) => (result ? result.filter((group) => group.members_count > 0) : []), // finds: members-count
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled;
        dispatch({ type: 'seats', payload: data.reduce((n, g) => n + g.members_count, 0) }); // finds: members-count
      },
    }),
    rename: build.mutation({
      query: ({ id, name }) => ({ url: `/groups/${id}`, method: 'PATCH', body: { group: { name } } }),
      onQueryStarted({ id }, { dispatch }) {
        dispatch(
          access.util.updateQueryData('groups', undefined, (draft) => {
            const group = draft.find((item) => item.id === id);
            if (group) group.members_count = 0; // finds: members-count
          }),
        );
      },
    }),
    remove: build.mutation({
      query: (id: number) => ({ url: `/cards/${id}/deassign`, method: 'POST' }), // finds: card-assignment
      invalidatesTags: ['Group'],
    }),
  }),
});

export const selectGroups = access.endpoints.groups.select();
export const biggest = (state) => selectGroups(state).data?.find((group) => group.members_count > 99); // finds: members-count

import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';

const accessApi = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: 'https://api.access.example' }),
  endpoints: (build) => ({
    groups: build.query({ query: () => '/groups' }),
    addCard: build.mutation({ query: (card) => ({ url: '/cards', method: 'POST', body: { card } }) }),
  }),
});
const planningApi = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: 'https://api.planning.example' }),
  endpoints: (build) => ({ groups: build.query({ query: () => '/groups' }) }),
});
const store = configureStore({ reducer: { [accessApi.reducerPath]: accessApi.reducer } });

export async function sizes() {
  const { data } = await store.dispatch(accessApi.endpoints.groups.initiate(undefined));
  const planned = await store.dispatch(planningApi.endpoints.groups.initiate(undefined));
  return [
    data?.[0].members_count, // finds: members-count
    planned.data?.[0].members_count,
  ];
}

export async function format(token: string) {
  const card = await store.dispatch(accessApi.endpoints.addCard.initiate({ token })).unwrap();
  return card.sub_type; // finds: card-sub-type
}

import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';

interface Group {
  id: number;
  name: string;
  members_count: number;
}

const accessApi = createApi({
  reducerPath: 'access',
  baseQuery: fetchBaseQuery({
    baseUrl: 'https://api.access.example',
    prepareHeaders: (headers) => headers.set('Authorization', `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}`),
  }),
  endpoints: (build) => ({
    groups: build.query<Group[], void>({ query: () => '/groups' }),
  }),
});

const store = configureStore({
  reducer: { [accessApi.reducerPath]: accessApi.reducer },
  middleware: (defaults) => defaults().concat(accessApi.middleware),
});

/** Groups by size, for the dashboard. */
export async function groupSizes(): Promise<string[]> {
  const { data = [] } = await store.dispatch(accessApi.endpoints.groups.initiate());
  return data.map((group) => `${group.name}: ${group.members_count}`);
}

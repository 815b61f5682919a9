import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';

interface AccessEvent {
  place_id: number;
}

const accessApi = createApi({
  reducerPath: 'access',
  baseQuery: fetchBaseQuery({
    baseUrl: 'https://api.access.example',
    prepareHeaders: (headers) => headers.set('Authorization', `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}`),
  }),
  tagTypes: ['Event'],
  endpoints: (build) => ({
    events: build.query<AccessEvent[], void>({ query: () => '/events', providesTags: ['Event'] }),
  }),
});

const store = configureStore({
  reducer: { [accessApi.reducerPath]: accessApi.reducer },
  middleware: (defaults) => defaults().concat(accessApi.middleware),
});

export async function eventsIn(placeId: number): Promise<number> {
  const events = await store.dispatch(accessApi.endpoints.events.initiate()).unwrap();
  return events.filter((event) => event.place_id === placeId).length;
}

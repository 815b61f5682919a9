import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';

const accessApi = createApi({
  reducerPath: 'access',
  baseQuery: fetchBaseQuery({
    baseUrl: 'https://api.access.example',
    prepareHeaders: (headers) => headers.set('Authorization', `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}`),
  }),
  endpoints: (build) => ({
    enrollCard: build.mutation<{ id: number }, { token: string }>({
      query: (card) => ({ url: '/cards/enroll', method: 'POST', body: { card } }),
    }),
  }),
});

const store = configureStore({
  reducer: { [accessApi.reducerPath]: accessApi.reducer },
  middleware: (defaults) => defaults().concat(accessApi.middleware),
});

export async function enroll(token: string): Promise<number> {
  const { id } = await store.dispatch(accessApi.endpoints.enrollCard.initiate({ token })).unwrap();
  return id;
}

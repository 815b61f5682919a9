import { createApi } from '@reduxjs/toolkit/query/react';
import axios, { type AxiosRequestConfig } from 'axios';

const axiosBaseQuery =
  ({ baseUrl }: { baseUrl: string }) =>
  async ({ url, method = 'GET', data, params }: AxiosRequestConfig) => {
    const result = await axios({ url: baseUrl + url, method, data, params });
    return { data: result.data };
  };

export const api = createApi({
  baseQuery: axiosBaseQuery({ baseUrl: 'https://api.access.example' }),
  endpoints: (builder) => ({
    log: builder.query({ query: () => ({ url: '/events' }) }), // finds: event-sets
    enroll: builder.mutation({ query: (data) => ({ url: '/cards/enroll', method: 'POST', data }) }), // finds: card-enroll
  }),
});

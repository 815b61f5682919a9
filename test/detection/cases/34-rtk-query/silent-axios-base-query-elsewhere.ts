import { createApi } from '@reduxjs/toolkit/query/react';
import axios, { type AxiosRequestConfig } from 'axios';

const axiosBaseQuery =
  ({ baseUrl }: { baseUrl: string }) =>
  async ({ url, method = 'GET', data, params }: AxiosRequestConfig) => {
    const result = await axios({ url: baseUrl + url, method, data, params });
    return { data: result.data };
  };

export const api = createApi({
  baseQuery: axiosBaseQuery({ baseUrl: 'https://api.warehouse.example' }),
  endpoints: (builder) => ({
    log: builder.query({ query: () => ({ url: '/events' }) }),
    enroll: builder.mutation({ query: (data) => ({ url: '/cards/enroll', method: 'POST', data }) }),
  }),
});

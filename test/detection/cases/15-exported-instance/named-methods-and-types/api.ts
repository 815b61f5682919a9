import axios, { type AxiosInstance } from 'axios';

export const accessApi: AxiosInstance = axios.create({
  baseURL: 'https://api.access.example/',
  headers: { Accept: 'application/json' },
});

export const { get, post, patch } = accessApi;

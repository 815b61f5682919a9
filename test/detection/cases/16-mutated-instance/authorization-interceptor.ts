import axios, { type InternalAxiosRequestConfig } from 'axios';
import { currentSecret } from './session';

export const http = axios.create({ baseURL: process.env.SERVICE_URL });

http.interceptors.request.use((config: InternalAxiosRequestConfig) => {
  config.headers.Authorization = `SERVICE-LOGIN ${currentSecret()}`;
  return config;
});

export const deactivate = (id: number) => http.post(`cards/${id}/deactivate`); // finds: card-assignment

import axios from 'axios';
import { authHeader } from './auth';

const http = axios.create({ baseURL: process.env.DOOR_URL });

function withSecret(config) {
  return { ...config, headers: { ...config.headers, Authorization: `SERVICE-LOGIN ${process.env.SECRET}` } };
}

http.interceptors.request.use(withSecret, (error) => Promise.reject(error));

export const assign = (id: number) => http.post(`cards/${id}/assign`); // finds: card-assignment

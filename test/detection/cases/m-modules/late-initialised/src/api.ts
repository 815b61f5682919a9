import axios, { type AxiosInstance } from 'axios';

export let api: AxiosInstance;

export function init(secret: string) {
  api = axios.create({
    baseURL: 'https://api.access.example',
    headers: { Authorization: `SERVICE-LOGIN ${secret}` },
  });
}

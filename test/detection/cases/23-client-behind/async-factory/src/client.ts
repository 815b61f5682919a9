import axios, { type AxiosInstance } from 'axios';
import { readSecret } from './secrets';

let cached: AxiosInstance | undefined;

export async function getClient(): Promise<AxiosInstance> {
  if (!cached) {
    const secret = await readSecret();
    cached = axios.create({ baseURL: 'https://api.access.example', headers: { Authorization: `SERVICE-LOGIN ${secret}` } });
  }
  return cached;
}

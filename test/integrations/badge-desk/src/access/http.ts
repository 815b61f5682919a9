import axios, { AxiosError } from 'axios';

/** Thrown for every answer of the access control service that is not a success. */
export class AccessError extends Error {
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.name = 'AccessError';
    this.status = status;
  }
}

/** The desk's own login on the access control service; one instance for the whole backend. */
export const api = axios.create({
  baseURL: process.env.ACCESS_API_URL ?? 'https://api.access.example',
  timeout: 8_000,
  headers: {
    'Content-Type': 'application/json',
    Authorization: `SERVICE-LOGIN ${process.env.ACCESS_LOGIN_SECRET ?? ''}`,
  },
});

api.interceptors.response.use(undefined, (error: unknown) => {
  if (error instanceof AxiosError) {
    throw new AccessError(`${error.config?.url ?? 'request'} failed: ${error.message}`, error.response?.status);
  }
  throw error;
});

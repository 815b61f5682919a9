import { AccessError } from './http';

const ACCESS_BASE = process.env.ACCESS_API_URL ?? 'https://api.access.example';

function authorization(): string {
  const secret = process.env.ACCESS_LOGIN_SECRET;
  if (!secret) throw new AccessError('ACCESS_LOGIN_SECRET is not set');
  return `SERVICE-LOGIN ${secret}`;
}

/**
 * Small fetch wrapper for the parts of the desk that run without axios (the kiosk bundle, the serverless reports).
 * `path` starts with a slash and may carry a query.
 */
export async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(`${ACCESS_BASE}${path}`, {
    ...init,
    headers: { 'Content-Type': 'application/json', Authorization: authorization() },
  });
  if (!response.ok) throw new AccessError(`${init.method ?? 'GET'} ${path} failed`, response.status);
  if (response.status === 204) return undefined as T;
  return (await response.json()) as T;
}

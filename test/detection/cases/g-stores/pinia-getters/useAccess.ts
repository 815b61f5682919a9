import { useAuth } from './auth';

export function useAccess() {
  const auth = useAuth();
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`https://api.access.example${path}`, {
      method,
      headers: { Authorization: `SERVICE-LOGIN ${auth.secret}` },
      body: body ? JSON.stringify(body) : undefined,
    });
    return response.json();
  };
  return {
    get: (path: string) => send('GET', path),
    post: (path: string, body: unknown) => send('POST', path, body),
  };
}

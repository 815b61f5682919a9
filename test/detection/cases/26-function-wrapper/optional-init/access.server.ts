const ORIGIN = process.env.ACCESS_ORIGIN || 'https://api.access.example';

export async function access<T>(path: string, init?: RequestInit): Promise<T> {
  const headers = new Headers(init?.headers);
  headers.set('Authorization', `SERVICE-LOGIN ${process.env.ACCESS_SECRET}`);
  headers.set('Content-Type', 'application/json');
  const res = await fetch(`${ORIGIN}${path}`, { ...init, headers });
  if (!res.ok) throw new Response('upstream', { status: 502 });
  return res.json() as Promise<T>;
}

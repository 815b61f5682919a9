const BASE = new URL('https://api.access.example');

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(new URL(path, BASE), {
    method,
    headers: {
      'Content-Type': 'application/json',
      Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}`,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return response.json() as Promise<T>;
}

interface Reporter {
  id: number;
  reporter_type: string;
}

/** The id of an export that can be polled: one that is there, or a new one. */
export async function ensureReporter(): Promise<number[]> {
  const reporters = await call<Reporter[]>('GET', '/member_export_reporters');
  const created = await call<Reporter>('POST', '/member_export_reporters', { reporter_type: 'MemberExportReporter' });
  return [...reporters.map(({ id }) => id), created.id];
}

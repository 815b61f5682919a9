import ky from 'ky';

const client = ky.create({ prefixUrl: 'https://api.access.example', headers: { Accept: 'application/json' } });

export async function getJson<T>(path: string): Promise<T> {
  return client.get(path).json<T>();
}

export async function postJson<T>(path: string, payload: unknown): Promise<T> {
  return client.post(path, { json: payload }).json<T>();
}

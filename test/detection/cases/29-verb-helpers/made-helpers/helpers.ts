type Verb = 'GET' | 'POST' | 'PATCH';

const verbOf =
  (method: Verb) =>
  async <T>(path: string, body?: unknown): Promise<T> => {
    const response = await fetch(new URL(path, 'https://api.access.example'), {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await response.json()) as T;
  };

export const getJson = verbOf('GET');
export const postJson = verbOf('POST');
export const patchJson = verbOf('PATCH');

export const OpenAPI = { BASE: 'https://api.access.example', TOKEN: undefined };

export interface RequestOptions {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export async function request<T>(options: RequestOptions): Promise<T> {
  const url = options.url.replace(/{(.*?)}/g, (_, name: string) => String(options.path?.[name]));
  const query = new URLSearchParams(options.query as Record<string, string>);
  const response = await fetch(`${OpenAPI.BASE}${url}?${query}`, {
    method: options.method,
    body: JSON.stringify(options.body),
  });
  return response.json();
}

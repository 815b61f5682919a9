type Result<T> = { ok: true; value: T } | { ok: false; error: Error };

async function call<T>(host: string, path: string): Promise<Result<T>> {
  const response = await fetch(host + path);
  return { ok: true, value: (await response.json()) as T };
}

export interface Visitor {
  actor_id: number;
  user_email?: string;
}
export interface Failure {
  user_email?: string;
  id: number;
}

export const visitors = () => call<Visitor[]>('https://desk.acme.dev', '/presences');
export const groups = () => call<{ id: number }[]>('https://api.access.example', '/groups');
export const failed = (result: Result<Failure>) => result.ok && result.value.user_email;

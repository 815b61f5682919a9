type Result<T> = { ok: true; value: T } | { ok: false; error: Error };
interface Page<T> {
  items: T[];
  total: number;
}

async function call<T>(path: string): Promise<Result<T>> {
  const response = await fetch(`https://api.access.example${path}`);
  return response.ok ? { ok: true, value: (await response.json()) as T } : { ok: false, error: new Error(path) };
}
async function page<T>(path: string): Promise<Result<Page<T>>> {
  const items = (await (await fetch(`https://api.access.example${path}`)).json()) as T[];
  return { ok: true, value: { items, total: items.length } };
}

export interface Row {
  actor_id: number;
  user_email?: string; // finds: presence-actor
}
export type Badge = { id: number; activated_at?: string }; // finds: card-assignment

export const present = async () => {
  const result = await call<Row[]>('/presences');
  return result.ok ? result.value.length : 0;
};
export const badges = () => page<Badge>('/cards?uid=4');

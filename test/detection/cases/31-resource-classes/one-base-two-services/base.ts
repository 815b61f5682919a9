export abstract class Base<T> {
  protected abstract readonly base: string;
  protected abstract readonly path: string;
  async all(): Promise<T[]> {
    const answer = await fetch(`${this.base}${this.path}`);
    return answer.json();
  }
  async first(): Promise<T> {
    const [row] = await this.all();
    return row;
  }
}
export class Cards extends Base<any> {
  protected readonly base = 'https://api.access.example';
  protected readonly path = '/cards';
}
export class Tickets extends Base<any> {
  protected readonly base = 'https://api.tracker.example';
  protected readonly path = '/cards';
}
export function resource(base: string, path: string) {
  let last: any = null;
  return {
    list: async () => (await fetch(base + path)).json(),
    async load() {
      last = await this.list();
      return last;
    },
    get last() {
      return last;
    },
  };
}
export const withRetry =
  <A extends unknown[], R>(run: (...args: A) => Promise<R>) =>
  async (...args: A): Promise<R> => {
    try {
      return await run(...args);
    } catch {
      return run(...args);
    }
  };
export const memo = <R>(run: () => Promise<R>) => {
  let known: Promise<R> | undefined;
  return () => (known ??= run());
};
export async function batch<T>(items: (() => Promise<T>)[]): Promise<T[]> {
  const out: T[] = [];
  for (const item of items) out.push(await item());
  return out;
}
export function toOptions<T>(rows: T[], label: (row: T) => string) {
  return rows.map((row) => ({ label: label(row), row }));
}
export class Page<T> {
  constructor(readonly rows: T[]) {}
  map<R>(visit: (row: T) => R) {
    return this.rows.map(visit);
  }
}

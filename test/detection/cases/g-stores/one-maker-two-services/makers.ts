import { useQuery } from '@tanstack/react-query';
import { create } from 'zustand';
import { writable } from 'svelte/store';
import { BehaviorSubject, from } from 'rxjs';

export function useList(key: string, load: () => Promise<any[]>) {
  return useQuery({ queryKey: [key], queryFn: load });
}

export const makeZustand = (load: () => Promise<any[]>) =>
  create<{ rows: any[]; refresh: () => Promise<void> }>((set) => ({
    rows: [],
    refresh: async () => set({ rows: await load() }),
  }));

export function makeWritable(load: () => Promise<any[]>) {
  const rows = writable<any[]>([]);
  load().then((loaded) => rows.set(loaded));
  return rows;
}

export function subject(load: () => Promise<any[]>) {
  const rows$ = new BehaviorSubject<any[]>([]);
  from(load()).subscribe((rows) => rows$.next(rows));
  return rows$;
}

export async function each(load: () => Promise<any[]>, visit: (row: any) => void) {
  for (const row of await load()) visit(row);
}

export async function* pages(load: (page: number) => Promise<any[]>) {
  for (let page = 0; ; page += 1) yield* await load(page);
}

export class Repository {
  constructor(private readonly base: string, private readonly path: string) {}
  async all(): Promise<any[]> {
    const answer = await fetch(`${this.base}${this.path}`);
    return answer.json();
  }
}

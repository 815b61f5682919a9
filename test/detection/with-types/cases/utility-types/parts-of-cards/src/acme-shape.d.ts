declare module '@acme/shape' {
  export type Maybe<T> = { [K in keyof T]?: T[K] | null };
  export type Loaded<F> = F extends (...args: never[]) => Promise<readonly (infer T)[]> ? T : never;
  export type Entity<T> = T & { readonly seenAt: number };
  export interface Page<T> {
    readonly rows: readonly T[];
    readonly next?: string;
  }
}

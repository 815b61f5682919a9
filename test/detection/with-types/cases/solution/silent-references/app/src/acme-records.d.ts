declare module '@acme/records' {
  export interface Registry {}
  export interface Box<T> {
    readonly current: T;
    patch(change: Partial<T>): void;
    each(visit: (item: Readonly<T>) => void): void;
  }
  export function box<K extends keyof Registry>(name: K): Box<Registry[K]>;
}

declare module '@acme/bus' {
  export type Guard<T> = (value: unknown) => value is T;
  export function guard<T>(sample: () => Promise<T[]>): Guard<T>;
  export function last(topic: string): unknown;
}

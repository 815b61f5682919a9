declare module '@acme/context' {
  export interface Shared<T> {
    use(): T;
    provide(value: T): void;
  }
  export function share<T>(initial: T | undefined): Shared<T>;
}

declare module '@acme/remote' {
  export interface Remote<T> {
    data?: T;
    error?: Error;
    refresh(): Promise<T>;
  }
  export function useRemote<T>(load: () => Promise<T>): Remote<T>;
}

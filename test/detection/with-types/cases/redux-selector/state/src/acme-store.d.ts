declare module '@acme/store' {
  export type Hook<S> = <R>(select: (state: S) => R) => R;
  export function createSelectorHook<S>(initial: S): Hook<S>;
}

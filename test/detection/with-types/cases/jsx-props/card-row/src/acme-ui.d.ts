declare namespace JSX {
  interface Element {
    readonly html: string;
  }
  interface IntrinsicElements {
    li: { title?: string; children?: unknown };
    ul: { children?: unknown };
  }
  interface ElementChildrenAttribute {
    children: unknown;
  }
}

declare module '@acme/ui' {
  export type View<P> = (props: P) => JSX.Element;
  export function memoized<P>(view: View<P>): View<P>;
  export function List<T>(props: { rows: readonly T[]; children: (row: T) => JSX.Element }): JSX.Element;
  export function shared<T>(sample: () => Promise<T[]>): () => T;
}

/** The shape of an HTTP library's table: which argument is what, and where the answer is. */

/** An argument by its index, or a key path inside of it. */
export interface ArgumentPath {
  argument: number;
  keys?: readonly string[];
}

/** One way of calling: where URL, method, query, body and headers are. */
export interface CallForm {
  /** Applies only when this argument is an object (`options`) or is not (`text`). */
  when?: { argument: number; is: 'options' | 'text' };
  url: ArgumentPath;
  /** A fixed method, or where it is written; `default` where it is not written. */
  method: { fixed: string } | { at: readonly ArgumentPath[]; default: string };
  query?: readonly ArgumentPath[];
  body?: readonly ArgumentPath[];
  headers?: readonly ArgumentPath[];
  /** A base URL given with the call. */
  base?: readonly ArgumentPath[];
  /** The options object as a whole. */
  options?: ArgumentPath;
}

/** A call or constructor that makes a client with defaults. */
export interface ClientFactory {
  config: ArgumentPath;
  base: readonly ArgumentPath[];
  headers: readonly ArgumentPath[];
}

export interface HttpLibrary {
  name: string;
  /** Global variables that are the library. */
  globals: readonly string[];
  /** Packages whose default, namespace or same-named export is the library. */
  packages: readonly string[];
  /** Exports of those packages that are the library's main function. */
  exports: readonly string[];
  /** Member path (`create`) to what it makes; `new` for a constructor. */
  factories: Readonly<Record<string, ClientFactory>>;
  /** Member path (`''`, `get`) to the forms of the call, tried in order. */
  calls: Readonly<Record<string, readonly CallForm[]>>;
  /**
   * Where the decoded body is: `method` a call on the answer (`json`), `property` a member (`data`), `direct` the answer itself
   * (its `data` or `body` are looked through as well).
   */
  answer: { kind: 'method'; names: readonly string[] } | { kind: 'property'; name: string } | { kind: 'direct' };
}

/** Verb members in lower case to their methods. */
export const VERBS: Readonly<Record<string, string>> = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
  head: 'HEAD',
};

export const at = (argument: number, ...keys: string[]): ArgumentPath =>
  keys.length > 0 ? { argument, keys } : { argument };

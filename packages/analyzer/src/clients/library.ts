/** The shape of an HTTP library's table: which argument is what, and where the answer is. */

import type { ContractForm } from './contracts.js';

/** An argument by its index, or a key path inside of it; the key `()` is what a function there returns. */
export interface ArgumentPath {
  argument: number;
  keys?: readonly string[];
}

/** Headers as one object or list of pairs, or one header by name. */
export type HeaderPath = ArgumentPath | { name: string | ArgumentPath; value: ArgumentPath };

/** What a call adds to a request: with the call itself, with the client, or later on. */
export interface RequestParts {
  query?: readonly ArgumentPath[];
  body?: readonly ArgumentPath[];
  /** Query where the method has no body, body where it has one. */
  data?: readonly ArgumentPath[];
  headers?: readonly HeaderPath[];
  /** Of a mock: what it answers. */
  reply?: ReplyForm;
}

/** What a call adds to a request that was begun before. */
export interface LaterParts extends RequestParts {
  /** The method that the request has then. */
  method?: string;
}

/**
 * How a mock is told what to answer: where the body is, or (`parts`) that each argument is a part of the answer; and where the status is,
 * since the body of an error is no resource.
 */
export interface ReplyForm {
  body: readonly ArgumentPath[] | 'parts';
  status?: readonly ArgumentPath[];
}

/** One way of calling: where URL, method, query, body and headers are. */
export interface CallForm extends RequestParts {
  /** Applies only when this argument is an object (`options`), is not (`text`), is a string or pattern (`url`), is an HTTP method (`method`), or is there at all (`given`). */
  when?: { argument: number; is: 'options' | 'text' | 'url' | 'method' | 'given' };
  /** Where the URL is, the first that is there; the client has it where none is. */
  url: readonly ArgumentPath[];
  /** The host, where it stands apart from the path. */
  host?: readonly ArgumentPath[];
  /** A fixed method, or where it is written; `default` where it is not written (empty: any). `any`: all methods. */
  method:
    | { fixed: string }
    | { at: readonly ArgumentPath[]; default: string }
    | { any: true }
    /** Whichever argument of the client's factory is one. */
    | { ofClient: true; default: string };
  /**
   * Stands in for a service (a mock), or reaches the caller's own server as a rule: counts only where the URL or the client names the
   * host of the service. Its URL may be a pattern, with `*` or as a regular expression. `mock`: of such that stand in for a service,
   * configuration can say that they stand in for this one.
   */
  hostOnly?: true | 'mock';
  /** Values of the `{name}` parameters in the URL. */
  path?: readonly ArgumentPath[];
  /** A base URL given with the call. */
  base?: readonly ArgumentPath[];
  /** The options object as a whole. */
  options?: ArgumentPath;
  /** Where this form's answer differs from the library's. */
  answer?: Answer;
  /** Options that, when true, make the call give the body itself. */
  direct?: readonly ArgumentPath[];
}

/** A call or constructor that makes a client with defaults, from the library or from another client. */
export interface ClientFactory extends RequestParts {
  /** Takes the place of the base URL. */
  base?: readonly ArgumentPath[];
  /** Its arguments stand in any order: the base URL is the one that is a URL. */
  inAnyOrder?: true;
  /** Is put behind the base URL. */
  url?: readonly ArgumentPath[];
  /** Another client whose defaults it takes over. */
  client?: ArgumentPath;
  /** Where the answers of its requests differ from the library's. */
  answer?: Answer;
  /** Options that, when true, make its calls give the body itself. */
  direct?: readonly ArgumentPath[];
}

/**
 * What a part of an answer is: the decoded body, or still the answer; the decoded body as the options of the call change it; the client, for the next call of a chain; or, in a mock, the
 * request that comes in or its decoded body.
 */
export type Gives = 'data' | 'changed' | 'answer' | 'client' | 'incoming' | 'sent';

/** What a function receives as one of its parameters; `path`: a member path of the library. */
export interface Received {
  parameter: number;
  gives: Gives | { path: string };
  /** Where it stands below the parameter. */
  below?: readonly string[];
}

/** Where the decoded body is. */
export interface Answer {
  /** The option of the call whose function changes the decoded body: `changed` is what it makes of it. */
  changedBy?: string;
  /** The call gives the body itself (its `data` or `body` are looked through as well). */
  direct?: true;
  /** The call gives the client (or the library) again. */
  self?: true;
  /** Members: `data`, `body`. */
  members?: Readonly<Record<string, Gives>>;
  /** Methods: `json`, `clone`; `*` for all others. */
  calls?: Readonly<Record<string, Gives>>;
  /**
   * Functions that receive it, and as which parameter. Keys: `''` an argument of the call itself; `.success` a member of its options;
   * `end` an argument of a call on the answer; `on data` likewise where the first argument is that string.
   */
  callbacks?: Readonly<Record<string, readonly Received[]>>;
}

/** A member path on the client, or the data of the declared endpoint whose name is an argument. */
type Handed = { parameter: number } & ({ path: string } | { endpoint: ArgumentPath });

/**
 * What a hook of a declared endpoint gives: its data, a function that fetches them, a function that selects them of the state, or a guard
 * of the actions that hold them.
 */
export type HookResult = 'state' | 'trigger' | 'selector' | 'guard';

export interface HttpLibrary {
  name: string;
  /** Global variables that are the library, or a member path below it. */
  globals: Readonly<Record<string, string>>;
  packages: readonly string[];
  /** Exports of those packages to member paths below the library; `''` is its main function or object. */
  exports: Readonly<Record<string, string>>;
  /** Member path (`create`) to what it makes; `new` or `new Pool` for a constructor; `*` for any other call on a client. */
  factories: Readonly<Record<string, ClientFactory>>;
  /** Member path (`''`, `get`) to the forms of the call, tried in order. */
  calls: Readonly<Record<string, readonly CallForm[]>>;
  /** Calls, constructors among them (`new Response`), that make the answer of a mock. */
  replies?: Readonly<Record<string, ReplyForm>>;
  /** Methods of the request that a mock's handler is given, by which the handler answers it. */
  answersBy?: Readonly<Record<string, ReplyForm>>;
  /** Of mocks that are given a name (`.as('cards')`): the call that waits for an answer by it (`cy.wait('@cards')`). */
  aliases?: { given: string; awaited: string };
  /** The member of a mock that lists the requests it received, by method in lower case; each has its `url`. */
  recorded?: string;
  /** Calls whose first argument lists calls, each as its arguments or as its options. */
  batches?: Readonly<Record<string, readonly CallForm[]>>;
  /** Calls that complete a request after it was begun, on what the call gives or on the client. */
  later?: { on: 'call' | 'client'; calls: Readonly<Record<string, LaterParts>> };
  answer: Answer;
  /** Functions that wait for all of their arguments, and hand what these give to a function one by one. */
  joins?: readonly string[];
  /** Calls that give their first argument back: `makeApi(routes)`. */
  same?: readonly string[];
  /** The routes that its clients have by name. */
  contract?: ContractForm;
  /** Member path and option (`createApi.endpoints`) to what the function there is handed. */
  hands?: Readonly<Record<string, readonly Handed[]>>;
  /** Where a client was made with a function (`baseQuery`): what its calls call that function with. */
  through?: ArgumentPath;
  /**
   * Hooks made of declared endpoints: where these are, the member that lists them, the option that changes their data, the option of
   * a hook that selects of what it gives, and the names of the hooks with `*` for the endpoint.
   */
  hooks?: {
    endpoints: ArgumentPath;
    of: string;
    transform: string;
    select: string;
    names: Readonly<Record<string, HookResult>>;
  };
  /** Exported classes whose instances are clients that a framework injects: a type that names one promises a client. */
  injected?: readonly string[];
  /** The exported class whose static methods, in the definition of a module, make the clients that are injected into its providers. */
  registeredBy?: string;
  /** A framework hands its objects in: its calls are known by their names on a receiver of which nothing is known. */
  handedIn?: true;
  /** Where a client is changed after it was made, as member paths on it, and the names of its options. */
  changes?: {
    defaults: string;
    /** Takes a function that is given the options of each request. */
    request: string;
    /** Takes a function that each answer passes through. */
    answer: string;
    base: string;
    url: string;
    headers: string;
    query: string;
  };
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

const BODILESS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'DELETE']);

/** True for methods whose calls carry no body as an argument. */
export function isBodiless(method: string): boolean {
  return BODILESS.has(method);
}

export const at = (argument: number, ...keys: string[]): ArgumentPath =>
  keys.length > 0 ? { argument, keys } : { argument };

/** The forms of each verb, by one rule. */
export function verbs(form: (method: string) => readonly CallForm[]): Record<string, readonly CallForm[]> {
  return Object.fromEntries(Object.entries(VERBS).map(([verb, method]) => [verb, form(method)]));
}

/** Functions of data libraries that call a function they are given and hand on what it returns, as a table. */
import { at, type ArgumentPath } from './library.js';

export interface Delegate {
  /** Where the function is: the first that is one. */
  function: readonly ArgumentPath[];
  /** What it is called with. */
  args: readonly ArgumentPath[];
  /**
   * `value`: the result itself; `state`: an object with it as `data`; `pages`: with a list of it as the pages of `data`; `mutation`: `state`
   * with functions that give it; `refreshed`: with one that asks again; `options`: what the call was given, for another call.
   */
  gives: 'value' | 'state' | 'pages' | 'mutation' | 'refreshed' | 'options';
  /** A function that changes the result. */
  select?: ArgumentPath;
  /** Functions that receive the result, as their first parameter. */
  callbacks?: readonly string[];
  /** The function of calls that are given none. */
  fallback?: Fallback;
}

/** A function that is given once for all calls: to a component around them, or to what makes the client that they go through. */
export interface Fallback {
  /** The component or the class. */
  name: string;
  /** The attribute that has the options; else they are the first argument. */
  attribute?: string;
  /** Where the function is in the options. */
  keys: readonly string[];
  /** The key of a call: the first of these that is one. */
  key: readonly ArgumentPath[];
  /** The function is called with an object that has the key under this name, not with the key itself. */
  under?: string;
}

const queryFallback: Fallback = {
  name: 'QueryClient',
  keys: ['defaultOptions', 'queries', 'queryFn'],
  key: [at(0, 'queryKey'), at(0)],
  under: 'queryKey',
};
const swrFallback: Fallback = { name: 'SWRConfig', attribute: 'value', keys: ['fetcher'], key: [at(0)] };

const OBSERVERS = ['onSuccess', 'onSettled'];
const query: Delegate = {
  function: [at(0, 'queryFn'), at(1), at(1, 'queryFn')],
  args: [],
  gives: 'state',
  select: at(0, 'select'),
  callbacks: [...OBSERVERS, 'select'],
  fallback: queryFallback,
};
const fetched: Delegate = {
  function: [at(0, 'queryFn'), at(1)],
  args: [],
  gives: 'value',
  fallback: queryFallback,
};
const mutation: Delegate = {
  function: [at(0, 'mutationFn'), at(0), at(1)],
  args: [],
  gives: 'mutation',
  callbacks: OBSERVERS,
};

const METHODS = ['fetchQuery', 'ensureQueryData', 'fetchInfiniteQuery', 'ensureInfiniteQueryData'];
const ofClient = Object.fromEntries(
  ['QueryClient', 'useQueryClient.()'].flatMap((client) =>
    METHODS.map((name) => [`${client}.${name}`, fetched] as const),
  ),
);
const tanstack: Readonly<Record<string, Delegate>> = {
  useQuery: query,
  useSuspenseQuery: query,
  useInfiniteQuery: { ...query, gives: 'pages' },
  useSuspenseInfiniteQuery: { ...query, gives: 'pages' },
  createQuery: query,
  injectQuery: query,
  queryOptions: { ...query, gives: 'options' },
  useMutation: mutation,
  createMutation: mutation,
  ...ofClient,
};
const keyed: Delegate = { function: [at(1)], args: [at(0)], gives: 'state', callbacks: [] };
const hook: Delegate = {
  ...keyed,
  function: [at(1), at(1, 'fetcher'), at(2, 'fetcher')],
  fallback: swrFallback,
};
const swr: Readonly<Record<string, Delegate>> = { default: hook, useSWR: hook };

const asyncData: Delegate = {
  function: [at(1), at(0)],
  args: [],
  gives: 'refreshed',
  select: at(2, 'transform'),
  callbacks: ['transform'],
};
const nuxt: Readonly<Record<string, Delegate>> = { useAsyncData: asyncData, useLazyAsyncData: asyncData };

const DELEGATES: Readonly<Record<string, Readonly<Record<string, Delegate>>>> = {
  '@tanstack/query-core': tanstack,
  '@tanstack/react-query': tanstack,
  '@tanstack/vue-query': tanstack,
  '@tanstack/solid-query': tanstack,
  '@tanstack/svelte-query': tanstack,
  '@tanstack/angular-query-experimental': tanstack,
  'react-query': tanstack,
  swr,
  'swr/immutable': swr,
  'swr/mutation': { default: { ...keyed, gives: 'mutation' } },
  swrv: { default: keyed },
  'nuxt/app': nuxt,
  '#imports': nuxt,
  '#app': nuxt,
};

/** How an export of a package (a member path, `()` for what calling gives) calls the function it is given, if a table says so. */
export function delegateOf(packageName: string, path: readonly string[]): Delegate | undefined {
  const table = Object.hasOwn(DELEGATES, packageName) ? DELEGATES[packageName] : undefined;
  const key = path.filter((name) => name !== '*').join('.');
  return table && Object.hasOwn(table, key) ? table[key] : undefined;
}

/** The packages of the table with calls whose function may be given under this name, and how it is. */
export function fallbacksNamed(name: string): { packages: readonly string[]; fallback: Fallback } | undefined {
  return FALLBACKS.get(name);
}

/** The names under which calls of a package may be given their function. */
export function fallbackOf(packageName: string): Fallback | undefined {
  return [...FALLBACKS.values()].find(({ packages }) => packages.includes(packageName))?.fallback;
}

/** The same of a method of a client that was handed in, by its name. */
export function delegateOfMethod(name: string): Delegate | undefined {
  return METHODS.includes(name) ? fetched : undefined;
}

/** Functions whose first argument is handed to each function of the object after it. */
const CHECKS: Readonly<Record<string, string>> = { k6: 'check' };

/** True for such a function: `check(response, { 'is there': (r) => … })`. */
export function checksFirst(packageName: string, path: readonly string[]): boolean {
  return Object.hasOwn(CHECKS, packageName) && path.at(-1) === CHECKS[packageName];
}

/** The packages of the table. */
export const DELEGATE_PACKAGES: readonly string[] = Object.keys(DELEGATES);

const FALLBACKS: ReadonlyMap<string, { packages: readonly string[]; fallback: Fallback }> = new Map(
  [queryFallback, swrFallback].map((fallback) => [
    fallback.name,
    {
      fallback,
      packages: DELEGATE_PACKAGES.filter((name) =>
        Object.values(DELEGATES[name] ?? {}).some((delegate) => delegate.fallback === fallback),
      ),
    },
  ]),
);

/** Functions of packages that hand on what they are given or fill places in a text, as tables. */

/** Package to exports whose result is their first argument in another dress: keys in another case, a client that converts them. */
const HANDS_ON: Readonly<Record<string, readonly string[]>> = {
  'camelcase-keys': ['default'],
  'snakecase-keys': ['default'],
  'decamelize-keys': ['default'],
  camelize: ['default'],
  'camelize-ts': ['default'],
  'snakeize-ts': ['default'],
  'change-case/keys': ['camelCase', 'snakeCase'],
  'change-object-case': ['camelKeys', 'snakeKeys'],
  humps: ['camelizeKeys', 'decamelizeKeys', 'depascalizeKeys', 'pascalizeKeys'],
  'ts-case-convert': ['objectToCamel', 'objectToSnake'],
  'axios-case-converter': ['default'],
  'axios-cache-interceptor': ['setupCache'],
  'axios-rate-limit': ['default'],
  'axios-cookiejar-support': ['wrapper'],
  // An observable is seen as what it emits, an answer of a route as its data, options as themselves.
  rxjs: ['firstValueFrom', 'lastValueFrom', 'from', 'of'],
  react: ['use'],
  // What holds a value is seen as that value.
  jotai: ['useAtomValue'],
  'jotai/utils': ['unwrap'],
  valtio: ['proxy', 'useSnapshot', 'snapshot', 'useProxy'],
  'valtio/vanilla': ['proxy', 'snapshot'],
  mobx: ['observable', 'toJS'],
  recoil: ['useRecoilValue'],
  'svelte/store': ['get'],
  immutable: ['fromJS', 'List', 'Map', 'OrderedMap', 'Set', 'OrderedSet', 'Seq'],
  'solid-js/store': ['reconcile', 'unwrap', 'createMutable'],
  '@nanostores/react': ['useStore'],
  '@nanostores/vue': ['useStore'],
  '@nanostores/preact': ['useStore'],
  '@preact/signals': ['useSignal'],
  '@tanstack/react-query': ['queryOptions', 'infiniteQueryOptions'],
  // An action of RTK Query is seen as what its dispatch resolves to.
  '@reduxjs/toolkit': ['configureStore.().dispatch'],
  'react-redux': ['useDispatch.()', 'useDispatch.withTypes.().()', 'useStore.().dispatch'],
  // Effects are seen as what a saga gets for them.
  'redux-saga/effects': ['all', 'race'],
  pinia: ['storeToRefs'],
  vue: ['toRefs', 'toRef', 'toRaw', 'reactive', 'readonly', 'shallowReactive', 'defineComponent'],
  'zustand/middleware': ['devtools', 'persist', 'subscribeWithSelector', 'redux'],
  'zustand/middleware/immer': ['immer'],
  'zustand/react/shallow': ['useShallow'],
  zustand: ['useShallow'],
  '@remix-run/node': ['json', 'defer'],
  '@remix-run/cloudflare': ['json', 'defer'],
  'react-router': ['json', 'data', 'defer'],
  'react-router-dom': ['json', 'defer'],
};

/** Package to exports that give what their type argument says, which runs elsewhere: `proxyActivities<typeof activities>()`. */
const GIVES_TYPED: Readonly<Record<string, readonly string[]>> = {
  '@temporalio/workflow': ['proxyActivities', 'proxyLocalActivities'],
  comlink: ['wrap'],
};

/** True for such an export. */
export function givesTyped(packageName: string, exported: string): boolean {
  return Object.hasOwn(GIVES_TYPED, packageName) && GIVES_TYPED[packageName]?.includes(exported) === true;
}

/**
 * How a function fills a text: `named` the `:name` and `{name}` places by the keys of its second argument; `named-later` the same by
 * the function that it gives; `format` the places of `printf` by the arguments that follow; `format-list` by a list of them.
 */
export type Filling = 'named' | 'named-later' | 'format' | 'format-list';

const FILLS: Readonly<Record<string, Readonly<Record<string, Filling>>>> = {
  'react-router': { generatePath: 'named' },
  'react-router-dom': { generatePath: 'named' },
  'path-to-regexp': { compile: 'named-later' },
  'url-template': { parse: 'named-later', parseTemplate: 'named-later' },
  'sprintf-js': { sprintf: 'format', vsprintf: 'format-list' },
  util: { format: 'format' },
  'node:util': { format: 'format' },
  printj: { sprintf: 'format', vsprintf: 'format-list' },
  'apps-script': { formatString: 'format' },
};

/** Names that are such functions, or objects of them, without an import: in Apps Script, and where a page loads the library, and in Nuxt. */
const GLOBALS: Readonly<Record<string, readonly [packageName: string, exported: string]>> = {
  Utilities: ['apps-script', '*'],
  sprintf: ['sprintf-js', 'sprintf'],
  vsprintf: ['sprintf-js', 'vsprintf'],
  _: ['lodash', '*'],
  R: ['ramda', '*'],
  Qs: ['qs', '*'],
  useAsyncData: ['nuxt/app', 'useAsyncData'],
  useLazyAsyncData: ['nuxt/app', 'useLazyAsyncData'],
  defineCachedFunction: ['nitropack/runtime', 'defineCachedFunction'],
  cachedFunction: ['nitropack/runtime', 'cachedFunction'],
};

/** Packages to exports that make a function with a callback one that gives what the callback is called with. */
const PROMISIFY: Readonly<Record<string, readonly string[]>> = {
  util: ['promisify'],
  'node:util': ['promisify'],
  'es6-promisify': ['promisify'],
  pify: ['default'],
  bluebird: ['promisify'],
  universalify: ['fromCallback'],
};

/** Methods of packages that make, or look up, an instance of the class they are given: those of containers. */
const INSTANTIATE = new Set(['resolve', 'resolveAsync', 'get', 'getAsync', 'inject', 'create']);

const PARTIAL = new Set(['partial', 'bind']);

/** The package, and its export, that a name means which no module declares. */
export function packageOfGlobal(name: string): readonly [packageName: string, exported: string] | undefined {
  return Object.hasOwn(GLOBALS, name) ? GLOBALS[name] : undefined;
}

/** True for an export of a package that gives its first argument back, converted. */
export function handsOn(packageName: string, name: string): boolean {
  return Object.hasOwn(HANDS_ON, packageName) && (HANDS_ON[packageName]?.includes(name) ?? false);
}

/** True for an export of a package that makes a function with a callback one with a promise. */
export function promisifies(packageName: string, name: string): boolean {
  return Object.hasOwn(PROMISIFY, packageName) && (PROMISIFY[packageName]?.includes(name) ?? false);
}

/** True for a function (of a container) that gives an instance of the class it is given. */
export function instantiates(name: string): boolean {
  return INSTANTIATE.has(name);
}

/** How an export of a package fills a text, if a table says so. */
export function fillingOf(packageName: string, name: string): Filling | undefined {
  const table = Object.hasOwn(FILLS, packageName) ? FILLS[packageName] : undefined;
  return table && Object.hasOwn(table, name) ? table[name] : undefined;
}

/** True for a function (of lodash, ramda, underscore) that gives a function with its first arguments filled in. */
export function isPartial(name: string): boolean {
  return PARTIAL.has(name);
}

/** True for a function (of lodash, ramda) that gives a function which may be called with its arguments one by one. */
export function isCurry(name: string): boolean {
  return name === 'curry' || name === 'curryN';
}

/** The packages of the tables. */
export const FUNCTION_PACKAGES: readonly string[] = [HANDS_ON, GIVES_TYPED, FILLS, PROMISIFY].flatMap((table) =>
  Object.keys(table),
);

/** AngularJS, as tables: what its modules register under names, and what it injects of its own. */
import { at, isBodiless, type CallForm, type HttpLibrary } from './library.js';

/**
 * How what is registered becomes what is injected: it is the `value`; a function or class makes it, as `factory` by what it returns, as
 * `service` by `new`, as `provider` by the function that it has as `$get`. `none`: nobody is given it, but it is given others.
 */
export type Provision = 'value' | 'factory' | 'service' | 'provider' | 'none';

/** Methods of a module that register under a name. */
const NAMED: Readonly<Record<string, Provision>> = {
  constant: 'value',
  value: 'value',
  factory: 'factory',
  service: 'service',
  provider: 'provider',
  controller: 'none',
  directive: 'none',
  filter: 'none',
  animation: 'none',
  component: 'none',
};

/** Methods of a module that call what they are given. */
const CALLED = new Set(['config', 'run']);

/** Keys of definitions whose functions are given what they name: `{ controller: ['$http', ($http) => …] }`. */
export const INJECTED_KEYS = ['controller', '$get'];

/** The key of a route whose members are made by functions, and injected into its controller. */
export const RESOLVED_KEY = 'resolve';

/** What a method of a module registers, and the arguments that say its name and what it is; undefined for other methods. */
export function registration(method: string): { how: Provision; name?: number; definition: number } | undefined {
  if (CALLED.has(method)) return { how: 'none', definition: 0 };
  const how = Object.hasOwn(NAMED, method) ? NAMED[method] : undefined;
  return how && { how, name: 0, definition: 1 };
}

/** The calls by which a text may register something. */
export const REGISTERING: readonly string[] = [...Object.keys(NAMED), ...CALLED].map((method) => `.${method}(`);

/** What makes classes of resources: `$resource('/cards/:id', { id: '@id' }, { assign: { method: 'POST' } })`. */
export const RESOURCES = {
  name: '$resource',
  url: 0,
  actions: 2,
  method: 'method',
  path: 'url',
  list: 'isArray',
} as const;

/** The actions that each class of resources has: what they send, and whether a list is answered. */
export const RESOURCE_ACTIONS: Readonly<Record<string, { method: string; list?: true }>> = {
  get: { method: 'GET' },
  query: { method: 'GET', list: true },
  save: { method: 'POST' },
  remove: { method: 'DELETE' },
  delete: { method: 'DELETE' },
};

/** The call of an action that sends this method. */
export function resourceCall(method: string): CallForm {
  const parameters = { url: [], method: { fixed: method }, path: [at(0)] };
  return isBodiless(method) ? { ...parameters, query: [at(0)] } : { ...parameters, body: [at(0), at(1)] };
}

export const resourceLibrary: HttpLibrary = {
  name: 'angular-resource',
  globals: {},
  packages: ['angular-resource'],
  exports: {},
  factories: {},
  calls: {},
  answer: {
    direct: true,
    members: { $promise: 'data' },
    callbacks: { '': [{ parameter: 0, gives: 'data' }] },
  },
};

/** What AngularJS injects, by the global that is like it. */
const GLOBALS: ReadonlyMap<string, string> = new Map([['$http', 'axios']]);

export function globalInjected(name: string): string | undefined {
  return GLOBALS.get(name);
}

/** Clients made from a contract that lists their routes: zodios, ts-rest. The routes are called by name. */
import { at, isBodiless, verbs, type CallForm, type HttpLibrary } from './library.js';

/** Where the calls of a contract's routes have their parts. */
export interface ContractForm {
  /** The arguments of the factory that may be the contract. */
  routes: readonly number[];
  /** The member of a route that names it, where routes are a list; else they are named by their keys. */
  alias?: string;
  /** The member of a route that declares its query parameters: a schema, or a list of parameters of which some are in the query. */
  query: { member: string; listed?: { name: string; when: readonly [member: string, is: string] } };
  /** A call of a route, by its method. */
  call: (method: string) => CallForm;
}

const zodiosCall = (method: string): CallForm => ({
  url: [],
  method: { fixed: method },
  path: isBodiless(method) ? [at(0, 'params')] : [at(1, 'params'), at(0, 'params')],
  query: [at(0, 'queries'), at(1, 'queries')],
  ...(isBodiless(method) ? {} : { body: [at(0)] }),
  headers: [at(0, 'headers'), at(1, 'headers')],
});

const zodiosVerb = (method: string): CallForm => ({
  url: [at(0)],
  method: { fixed: method },
  query: [at(1, 'queries'), at(2, 'queries')],
  ...(isBodiless(method) ? {} : { body: [at(1)] }),
});

const zodiosQuery = { member: 'parameters', listed: { name: 'name', when: ['type', 'Query'] } } as const;

export const zodiosLibrary: HttpLibrary = {
  name: 'zodios',
  globals: {},
  packages: ['@zodios/core', '@zodios/react', '@zodios/solid'],
  exports: { Zodios: 'Zodios', makeApi: 'makeApi', makeEndpoint: 'makeEndpoint', asApi: 'asApi' },
  factories: { 'new Zodios': { base: [at(0)], headers: [at(2, 'axiosConfig', 'headers')] } },
  calls: verbs((method) => [zodiosVerb(method)]),
  same: ['makeApi', 'makeEndpoint', 'asApi'],
  contract: { routes: [0, 1], alias: 'alias', query: zodiosQuery, call: zodiosCall },
  answer: { direct: true },
};

const tsRestCall = (method: string): CallForm => ({
  url: [],
  method: { fixed: method },
  path: [at(0, 'params'), at(1, 'params')],
  query: [at(0, 'query'), at(1, 'query')],
  ...(isBodiless(method) ? {} : { body: [at(0, 'body')] }),
  headers: [at(0, 'headers'), at(0, 'extraHeaders')],
});

export const tsRestLibrary: HttpLibrary = {
  name: 'ts-rest',
  globals: {},
  packages: ['@ts-rest/core', '@ts-rest/react-query', '@ts-rest/vue-query', '@ts-rest/solid-query'],
  exports: {
    initClient: 'initClient',
    initQueryClient: 'initClient',
    initTsrReactQuery: 'initClient',
    initContract: 'initContract',
  },
  factories: {
    initClient: { base: [at(1, 'baseUrl')], headers: [at(1, 'baseHeaders')] },
    initContract: {},
  },
  calls: {},
  same: ['router', 'query', 'mutation'],
  contract: { routes: [0], query: { member: 'query' }, call: tsRestCall },
  answer: { members: { body: 'data', data: 'answer' } },
};

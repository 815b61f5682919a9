/**
 * SDK-like clients: `client.get('cards', { memberId })`, from a configured module or from a package that no table knows. The second
 * argument is the query (get, delete, head) or the body; query and body inside an options object are understood as well.
 */
import { at, isBodiless, verbs, type CallForm, type HttpLibrary } from './library.js';

const QUERY_KEYS = ['params', 'query', 'searchParams', 'qs'];
const BODY_KEYS = ['data', 'body', 'json'];

const read = (method: string): CallForm => ({
  url: [at(0)],
  method: { fixed: method },
  query: [at(1), at(1, 'params', 'query'), ...QUERY_KEYS.map((key) => at(1, key))],
  headers: [at(1, 'headers')],
  options: at(1),
});
const write = (method: string): CallForm => ({
  url: [at(0)],
  method: { fixed: method },
  query: QUERY_KEYS.flatMap((key) => [at(1, key), at(2, key)]),
  body: [at(1), ...BODY_KEYS.map((key) => at(1, key))],
  headers: [at(1, 'headers'), at(2, 'headers')],
  options: at(2),
});

const request: CallForm = {
  when: { argument: 0, is: 'options' },
  url: [at(0, 'url'), at(0, 'uri')],
  method: { at: [at(0, 'method')], default: 'GET' },
  query: QUERY_KEYS.map((key) => at(0, key)),
  body: BODY_KEYS.map((key) => at(0, key)),
  headers: [at(0, 'headers')],
  options: at(0),
};

/** `z.request(url, options)`; of a server that is tested in process it has a path alone. */
const requestByUrl: CallForm = {
  url: [at(0)],
  method: { at: [at(1, 'method')], default: 'GET' },
  query: QUERY_KEYS.map((key) => at(1, key)),
  body: BODY_KEYS.map((key) => at(1, key)),
  headers: [at(1, 'headers')],
  options: at(1),
  hostOnly: true,
};

/** `client.request('POST', '/cards', body)`. */
const requestByMethod: CallForm = {
  when: { argument: 0, is: 'method' },
  url: [at(1)],
  method: { at: [at(0)], default: 'GET' },
  data: [at(2)],
  headers: [at(3, 'headers')],
  options: at(3),
};

const calls = verbs((method) => [isBodiless(method) ? read(method) : write(method)]);

export const sdkLibrary: HttpLibrary = {
  name: 'sdk',
  globals: {},
  packages: [],
  exports: {},
  factories: {},
  calls: {
    ...calls,
    // `client.GET('/cards', { params: { query } })`
    ...Object.fromEntries(Object.entries(calls).map(([verb, forms]) => [verb.toUpperCase(), forms])),
    del: [read('DELETE')],
    request: [requestByMethod, request, requestByUrl],
    rawRequest: [requestByMethod, request],
  },
  answer: { direct: true },
};

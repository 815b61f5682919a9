/** better-fetch: `createFetch({ baseURL })`, `betterFetch(url, { method, query, body })`, answers with `data` or `error`. */
import { at, type CallForm, type HttpLibrary } from './library.js';

const form: CallForm = {
  url: [at(0)],
  method: { at: [at(1, 'method')], default: 'GET' },
  query: [at(1, 'query')],
  body: [at(1, 'body')],
  headers: [at(1, 'headers')],
  base: [at(1, 'baseURL')],
  options: at(1),
};

export const betterFetchLibrary: HttpLibrary = {
  name: 'better-fetch',
  globals: {},
  packages: ['@better-fetch/fetch'],
  exports: { betterFetch: '', createFetch: 'createFetch' },
  factories: { createFetch: { base: [at(0, 'baseURL')], headers: [at(0, 'headers')] } },
  calls: { '': [form] },
  answer: { members: { data: 'data' } },
};

/** openapi-fetch: verbs in upper case, path parameters in braces. */
import { at, VERBS, type CallForm, type HttpLibrary } from './library.js';

/** The form of a call whose options stand at this argument. */
export const openapiForm = (url: number, options: number, method: CallForm['method']): CallForm => ({
  url: [at(url)],
  method,
  path: [at(options, 'params', 'path')],
  query: [at(options, 'params', 'query')],
  body: [at(options, 'body')],
  headers: [at(options, 'headers'), at(options, 'params', 'header')],
  base: [at(options, 'baseUrl')],
  options: at(options),
});

export const openapiFetchLibrary: HttpLibrary = {
  name: 'openapi-fetch',
  globals: {},
  packages: ['openapi-fetch'],
  exports: { default: 'createClient' },
  factories: { createClient: { base: [at(0, 'baseUrl')], headers: [at(0, 'headers')] } },
  calls: {
    ...Object.fromEntries(Object.values(VERBS).map((method) => [method, [openapiForm(0, 1, { fixed: method })]])),
    request: [openapiForm(1, 2, { at: [at(0)], default: 'GET' })],
  },
  answer: { members: { data: 'data' } },
};

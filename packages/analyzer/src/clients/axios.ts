/** axios: statics, config object, instances. */
import { at, VERBS, type CallForm, type HttpLibrary } from './library.js';

const config = (argument: number, method: CallForm['method']): CallForm => ({
  url: at(argument, 'url'),
  method,
  query: [at(argument, 'params')],
  body: [at(argument, 'data')],
  headers: [at(argument, 'headers')],
  base: [at(argument, 'baseURL')],
  options: at(argument),
});

const bodiless = (method: string): CallForm => ({
  url: at(0),
  method: { fixed: method },
  query: [at(1, 'params')],
  body: [at(1, 'data')],
  headers: [at(1, 'headers')],
  base: [at(1, 'baseURL')],
  options: at(1),
});

const withBody = (method: string): CallForm => ({
  url: at(0),
  method: { fixed: method },
  query: [at(2, 'params')],
  body: [at(1)],
  headers: [at(2, 'headers')],
  base: [at(2, 'baseURL')],
  options: at(2),
});

const BODILESS = new Set(['get', 'delete', 'head']);
const verbs = Object.fromEntries(
  Object.entries(VERBS).map(([verb, method]) => [verb, [BODILESS.has(verb) ? bodiless(method) : withBody(method)]]),
);
const request: CallForm[] = [
  {
    ...config(1, { at: [at(1, 'method')], default: 'GET' }),
    url: at(0),
    when: { argument: 0, is: 'text' },
  },
  { ...config(0, { at: [at(0, 'method')], default: 'GET' }), when: { argument: 0, is: 'options' } },
];

export const axiosLibrary: HttpLibrary = {
  name: 'axios',
  globals: ['axios'],
  packages: ['axios'],
  exports: ['default', 'axios'],
  factories: { create: { config: at(0), base: [at(0, 'baseURL')], headers: [at(0, 'headers')] } },
  calls: {
    '': request,
    request,
    ...verbs,
    postForm: [withBody('POST')],
    putForm: [withBody('PUT')],
    patchForm: [withBody('PATCH')],
  },
  answer: { kind: 'property', name: 'data' },
};

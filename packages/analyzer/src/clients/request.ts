/** request and its descendants: `request({ uri, qs, json }, (error, response, body) => …)`, `rp(…)` for the body itself. */
import { at, verbs, type Answer, type CallForm, type ClientFactory, type HttpLibrary } from './library.js';

const options = (argument: number): Omit<CallForm, 'url' | 'method'> => ({
  query: [at(argument, 'qs')],
  body: [at(argument, 'body'), at(argument, 'json'), at(argument, 'form')],
  headers: [at(argument, 'headers')],
  base: [at(argument, 'baseUrl')],
  options: at(argument),
});

const forms = (method: CallForm['method'] | undefined): CallForm[] => [
  {
    ...options(1),
    url: [at(0)],
    method: method ?? { at: [at(1, 'method')], default: 'GET' },
    when: { argument: 0, is: 'text' },
  },
  {
    ...options(0),
    url: [at(0, 'url'), at(0, 'uri')],
    method: method ?? { at: [at(0, 'method')], default: 'GET' },
  },
];

const instance: ClientFactory = {
  base: [at(0, 'baseUrl')],
  headers: [at(0, 'headers')],
  query: [at(0, 'qs')],
};

/** `(error, response, body)`; what it gives when awaited is the body, as in request-promise. */
const answer: Answer = {
  direct: true,
  members: { body: 'data' },
  callbacks: {
    '': [
      { parameter: 1, gives: 'answer' },
      { parameter: 2, gives: 'data' },
    ],
  },
};

export const requestLibrary: HttpLibrary = {
  name: 'request',
  globals: {},
  packages: ['request', 'request-promise', 'request-promise-native', 'postman-request', '@cypress/request'],
  exports: { default: '', get: 'get', post: 'post', put: 'put', patch: 'patch', del: 'del', head: 'head' },
  factories: { defaults: instance },
  calls: {
    '': forms(undefined),
    ...verbs((method) => forms({ fixed: method })),
    del: forms({ fixed: 'DELETE' }),
  },
  answer,
};

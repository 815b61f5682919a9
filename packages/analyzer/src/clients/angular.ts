/** Angular's `HttpClient` and NestJS's `HttpService`, which their frameworks inject. */
import { at, isBodiless, verbs, type CallForm, type ClientFactory, type HttpLibrary } from './library.js';

const options = (index: number): Pick<CallForm, 'query' | 'headers' | 'options'> => ({
  query: [at(index, 'params')],
  headers: [at(index, 'headers')],
  options: at(index),
});
const angularVerb = (method: string): CallForm[] => [
  isBodiless(method)
    ? { url: [at(0)], method: { fixed: method }, body: [at(1, 'body')], ...options(1) }
    : { url: [at(0)], method: { fixed: method }, body: [at(1)], ...options(2) },
];

export const angularLibrary: HttpLibrary = {
  name: 'angular',
  globals: {},
  packages: ['@angular/common/http'],
  exports: { HttpClient: 'HttpClient', httpResource: 'httpResource' },
  factories: {},
  calls: {
    ...verbs(angularVerb),
    httpResource: [
      {
        url: [at(0, '()', 'url'), at(0, '()'), at(0)],
        method: { at: [at(0, '()', 'method')], default: 'GET' },
        query: [at(0, '()', 'params')],
        body: [at(0, '()', 'body')],
        headers: [at(0, '()', 'headers')],
        answer: { calls: { value: 'data' } },
      },
    ],
    jsonp: angularVerb('GET'),
    request: [{ url: [at(1)], method: { at: [at(0)], default: 'GET' }, body: [at(2, 'body')], ...options(2) }],
  },
  injected: ['HttpClient'],
  answer: { direct: true },
};

const nestVerb = (method: string): CallForm[] => [
  isBodiless(method)
    ? { url: [at(0)], method: { fixed: method }, body: [at(1, 'data')], base: [at(1, 'baseURL')], ...options(1) }
    : { url: [at(0)], method: { fixed: method }, body: [at(1)], base: [at(2, 'baseURL')], ...options(2) },
];
const request: CallForm = {
  url: [at(0, 'url')],
  method: { at: [at(0, 'method')], default: 'GET' },
  body: [at(0, 'data')],
  base: [at(0, 'baseURL')],
  ...options(0),
};
const nestCalls = { ...verbs(nestVerb), request: [request] };

/** The clients of a module, by the options with which it registers them. */
const instance = (...below: string[]): ClientFactory => ({
  base: [at(0, ...below, 'baseURL')],
  headers: [at(0, ...below, 'headers')],
  query: [at(0, ...below, 'params')],
});

export const nestLibrary: HttpLibrary = {
  name: 'nest-axios',
  globals: {},
  packages: ['@nestjs/axios', '@nestjs/common'],
  exports: { HttpService: 'HttpService', HttpModule: 'HttpModule' },
  factories: {
    'HttpModule.register': instance(),
    'HttpModule.registerAsync': instance('useFactory', '()'),
  },
  calls: {
    ...nestCalls,
    ...Object.fromEntries(Object.entries(nestCalls).map(([name, forms]) => [`axiosRef.${name}`, forms])),
  },
  injected: ['HttpService'],
  registeredBy: 'HttpModule',
  answer: { members: { data: 'data' } },
  changes: {
    defaults: 'axiosRef.defaults',
    request: 'axiosRef.interceptors.request.use',
    answer: 'axiosRef.interceptors.response.use',
    base: 'baseURL',
    url: 'url',
    headers: 'headers',
    query: 'params',
  },
};

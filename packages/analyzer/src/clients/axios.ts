/** axios and those with its interface: statics, config object, instances. */
import { at, isBodiless, verbs, type CallForm, type ClientFactory, type HttpLibrary } from './library.js';

const config = (argument: number): Omit<CallForm, 'url' | 'method'> => ({
  query: [at(argument, 'params')],
  body: [at(argument, 'data')],
  headers: [at(argument, 'headers')],
  base: [at(argument, 'baseURL')],
  options: at(argument),
});

const bodiless = (method: string): CallForm => ({ ...config(1), url: [at(0)], method: { fixed: method } });
const withBody = (method: string): CallForm => ({
  ...config(2),
  url: [at(0)],
  method: { fixed: method },
  body: [at(1)],
});

const request: CallForm[] = [
  {
    ...config(1),
    url: [at(0)],
    method: { at: [at(1, 'method')], default: 'GET' },
    when: { argument: 0, is: 'text' },
  },
  { ...config(0), url: [at(0, 'url')], method: { at: [at(0, 'method')], default: 'GET' } },
];

const instance: ClientFactory = { base: [at(0, 'baseURL')], headers: [at(0, 'headers')], query: [at(0, 'params')] };

export const axiosLibrary: HttpLibrary = {
  name: 'axios',
  globals: { axios: '' },
  packages: ['axios', 'redaxios', 'xior', 'gaxios', 'axios-cache-adapter'],
  exports: {
    default: '',
    axios: '',
    instance: '',
    Axios: 'Axios',
    Gaxios: 'Axios',
    request: 'request',
    setup: 'create',
  },
  factories: { create: instance, 'new Axios': instance },
  calls: {
    '': request,
    request,
    ...verbs((method) => [isBodiless(method) ? bodiless(method) : withBody(method)]),
    postForm: [withBody('POST')],
    putForm: [withBody('PUT')],
    patchForm: [withBody('PATCH')],
  },
  answer: { members: { data: 'data' } },
  changes: {
    defaults: 'defaults',
    request: 'interceptors.request.use',
    answer: 'interceptors.response.use',
    base: 'baseURL',
    url: 'url',
    headers: 'headers',
    query: 'params',
  },
};

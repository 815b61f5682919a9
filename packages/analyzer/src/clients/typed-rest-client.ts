/** Clients of build tools: `new RestClient(agent, base).get<Card[]>(path)` of typed-rest-client, `http.getJson(url)` of GitHub's actions. */
import { at, type CallForm, type HttpLibrary } from './library.js';

const typed = (method: string, argument?: number): CallForm[] => {
  const options = argument === undefined ? 1 : 2;
  return [
    {
      url: [at(0)],
      method: { fixed: method },
      ...(argument === undefined ? {} : { body: [at(argument)] }),
      query: [at(options, 'queryParameters', 'params')],
      headers: [at(options, 'additionalHeaders')],
      options: at(options),
    },
  ];
};

export const typedRestLibrary: HttpLibrary = {
  name: 'typed-rest-client',
  globals: {},
  packages: ['typed-rest-client', 'typed-rest-client/RestClient'],
  exports: { RestClient: 'RestClient' },
  factories: { 'new RestClient': { base: [at(1)], headers: [at(3, 'headers')] } },
  calls: {
    get: typed('GET'),
    del: typed('DELETE'),
    create: typed('POST', 1),
    update: typed('PATCH', 1),
    replace: typed('PUT', 1),
  },
  answer: { members: { result: 'data' } },
};

const plain = (method: string, argument?: number): CallForm[] => [
  {
    url: [at(0)],
    method: { fixed: method },
    ...(argument === undefined ? {} : { body: [at(argument)] }),
    headers: [at(argument === undefined ? 1 : 2)],
  },
];

export const actionsHttpLibrary: HttpLibrary = {
  name: 'actions-http-client',
  globals: {},
  packages: ['@actions/http-client'],
  exports: { HttpClient: 'HttpClient' },
  factories: { 'new HttpClient': { headers: [at(2, 'headers')] } },
  calls: {
    get: plain('GET'),
    del: plain('DELETE'),
    post: plain('POST', 1),
    put: plain('PUT', 1),
    patch: plain('PATCH', 1),
    getJson: plain('GET'),
    postJson: plain('POST', 1),
    putJson: plain('PUT', 1),
    patchJson: plain('PATCH', 1),
  },
  answer: { members: { result: 'data' }, calls: { readBody: 'data' } },
};

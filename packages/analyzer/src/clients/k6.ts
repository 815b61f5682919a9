/** `k6/http`: verbs, `request` and `batch`. */
import { at, isBodiless, verbs, type CallForm, type HttpLibrary } from './library.js';

const verb = (method: string): CallForm[] => {
  // `del` alone of the verbs without a body takes one all the same.
  const params = isBodiless(method) && method !== 'DELETE' ? 1 : 2;
  return [
    {
      url: [at(0)],
      method: { fixed: method },
      ...(params === 2 ? { body: [at(1)] } : {}),
      headers: [at(params, 'headers')],
      options: at(params),
    },
  ];
};

const request: CallForm = {
  url: [at(1)],
  method: { at: [at(0)], default: 'GET' },
  body: [at(2)],
  headers: [at(3, 'headers')],
  options: at(3),
};

export const k6Library: HttpLibrary = {
  name: 'k6',
  globals: {},
  packages: ['k6/http'],
  exports: {
    default: '',
    get: 'get',
    post: 'post',
    put: 'put',
    patch: 'patch',
    del: 'del',
    head: 'head',
    request: 'request',
    asyncRequest: 'request',
    batch: 'batch',
  },
  factories: {},
  calls: { ...verbs(verb), del: verb('DELETE'), request: [request], asyncRequest: [request] },
  batches: {
    batch: [
      {
        when: { argument: 0, is: 'options' },
        url: [at(0, 'url')],
        method: { at: [at(0, 'method')], default: 'GET' },
        body: [at(0, 'body')],
        headers: [at(0, 'params', 'headers')],
        options: at(0),
      },
      { ...request, when: { argument: 1, is: 'given' } },
      { url: [at(0)], method: { fixed: 'GET' } },
    ],
  },
  answer: { calls: { json: 'data' }, members: { body: 'data' } },
};

/** needle: `needle.post(url, data, options)`, `needle(method, url, data, options)`, answers with a decoded `body`. */
import { at, isBodiless, verbs, type CallForm, type HttpLibrary } from './library.js';

const verb = (method: string): CallForm[] => {
  const options = isBodiless(method) && method !== 'DELETE' ? 1 : 2;
  return [
    {
      url: [at(0)],
      method: { fixed: method },
      ...(options === 2 ? { body: [at(1)] } : {}),
      headers: [at(options, 'headers')],
      options: at(options),
    },
  ];
};

const request: CallForm = {
  url: [at(1)],
  method: { at: [at(0)], default: 'GET' },
  data: [at(2)],
  headers: [at(3, 'headers')],
  options: at(3),
};

export const needleLibrary: HttpLibrary = {
  name: 'needle',
  globals: {},
  packages: ['needle'],
  exports: { default: '', get: 'get', post: 'post', put: 'put', patch: 'patch', request: 'request' },
  factories: {},
  calls: { '': [request], request: [request], ...verbs(verb) },
  answer: {
    members: { body: 'data' },
    callbacks: {
      '': [
        { parameter: 1, gives: 'answer' },
        { parameter: 2, gives: 'data' },
      ],
    },
  },
};

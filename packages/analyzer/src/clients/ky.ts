/** ky: `ky.post(url, { json, searchParams }).json()`, instances by `create` and `extend`. */
import { at, verbs, type CallForm, type ClientFactory, type HttpLibrary } from './library.js';

// ky 2 splits `prefixUrl` into `baseUrl` and `prefix`.
const BASES = ['prefixUrl', 'baseUrl', 'prefix'];

const form = (method: CallForm['method']): CallForm => ({
  url: [at(0)],
  method,
  query: [at(1, 'searchParams')],
  body: [at(1, 'json'), at(1, 'body')],
  headers: [at(1, 'headers')],
  base: BASES.map((key) => at(1, key)),
  options: at(1),
});

const instance: ClientFactory = {
  base: BASES.map((key) => at(0, key)),
  headers: [at(0, 'headers')],
  query: [at(0, 'searchParams')],
};

export const kyLibrary: HttpLibrary = {
  name: 'ky',
  globals: {},
  packages: ['ky', 'ky-universal'],
  exports: { default: '', ky: '' },
  factories: { create: instance, extend: instance },
  calls: {
    '': [form({ at: [at(1, 'method'), at(0, 'method')], default: 'GET' })],
    ...verbs((method) => [form({ fixed: method })]),
  },
  answer: { calls: { json: 'data', text: 'data', clone: 'answer' }, members: { body: 'answer' } },
};

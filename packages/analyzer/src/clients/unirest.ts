/** unirest: a chain that begins with the verb, `unirest.post(url).headers(…).query(…).send(…).end(…)`, answers with `body`. */
import { at, isBodiless, verbs, type CallForm, type HttpLibrary } from './library.js';

const verb = (method: string): CallForm[] => [
  {
    url: [at(0)],
    method: { fixed: method },
    headers: [at(1)],
    ...(isBodiless(method) ? { query: [at(2)] } : { body: [at(2)] }),
  },
];

const headers = { headers: [at(0), { name: at(0), value: at(1) }] };

export const unirestLibrary: HttpLibrary = {
  name: 'unirest',
  globals: {},
  packages: ['unirest'],
  exports: { default: '', get: 'get', post: 'post', put: 'put', patch: 'patch', delete: 'delete' },
  factories: {},
  calls: { '': [{ url: [at(1)], method: { at: [at(0)], default: 'GET' }, headers: [at(2)] }], ...verbs(verb) },
  later: {
    on: 'call',
    calls: { query: { query: [at(0)] }, send: { body: [at(0)] }, headers, header: headers, set: headers },
  },
  answer: {
    members: { body: 'data' },
    calls: { '*': 'answer' },
    callbacks: { '': [{ parameter: 0, gives: 'answer' }], end: [{ parameter: 0, gives: 'answer' }] },
  },
};

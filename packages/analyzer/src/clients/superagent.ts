/** superagent: a chain that begins with the verb, `superagent.post(url).set(…).query(…).send(…)`. */
import { at, isBodiless, verbs, type CallForm, type HttpLibrary } from './library.js';

const verb = (method: string): CallForm[] => [
  {
    url: [at(0)],
    method: { fixed: method },
    ...(isBodiless(method) ? { query: [at(1)] } : { body: [at(1)] }),
  },
];

const header = [at(0), { name: at(0), value: at(1) }];

export const superagentLibrary: HttpLibrary = {
  name: 'superagent',
  globals: { superagent: '' },
  packages: ['superagent'],
  exports: {
    default: '',
    agent: 'agent',
    get: 'get',
    post: 'post',
    put: 'put',
    patch: 'patch',
    del: 'del',
    head: 'head',
  },
  factories: {
    agent: {},
    set: { headers: header },
    query: { query: [at(0)] },
  },
  calls: {
    '': [{ url: [at(1)], method: { at: [at(0)], default: 'GET' }, when: { argument: 1, is: 'given' } }, ...verb('GET')],
    ...verbs(verb),
    del: verb('DELETE'),
  },
  later: { on: 'call', calls: { query: { query: [at(0)] }, send: { body: [at(0)] }, set: { headers: header } } },
  answer: {
    members: { body: 'data', text: 'data' },
    calls: { '*': 'answer' },
    callbacks: { '': [{ parameter: 1, gives: 'answer' }], end: [{ parameter: 1, gives: 'answer' }] },
  },
};

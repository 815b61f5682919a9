/** supertest and chai-http: superagent chains, as a rule against the caller's own server. */
import { at, isBodiless, verbs, type CallForm, type HttpLibrary } from './library.js';

const verb = (method: string): CallForm[] => [
  {
    url: [at(0)],
    method: { fixed: method },
    hostOnly: true,
    ...(isBodiless(method) ? { query: [at(1)] } : { body: [at(1)] }),
  },
];
const header = [at(0), { name: at(0), value: at(1) }];
const chain = {
  calls: { ...verbs(verb), del: verb('DELETE') },
  later: { on: 'call', calls: { query: { query: [at(0)] }, send: { body: [at(0)] }, set: { headers: header } } },
  answer: {
    members: { body: 'data' },
    calls: { '*': 'answer' },
    callbacks: { end: [{ parameter: 1, gives: 'answer' }], expect: [{ parameter: 0, gives: 'answer' }] },
  },
} as const satisfies Partial<HttpLibrary>;

export const supertestLibrary: HttpLibrary = {
  name: 'supertest',
  globals: {},
  packages: ['supertest', 'supertest-as-promised'],
  exports: { default: '', agent: 'agent' },
  factories: { '': { base: [at(0)] }, agent: { base: [at(0)] }, '*': {} },
  ...chain,
};

export const chaiHttpLibrary: HttpLibrary = {
  name: 'chai-http',
  globals: {},
  packages: ['chai', 'chai-http'],
  exports: { default: '', request: 'request' },
  factories: { request: { base: [at(0)] }, 'request.execute': { base: [at(0)] }, 'request.agent': { base: [at(0)] } },
  ...chain,
};

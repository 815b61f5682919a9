/** nock: `nock(base).get(path).query(query).reply(…)`, chained from one expectation to the next. */
import { at, isBodiless, verbs, type CallForm, type HttpLibrary } from './library.js';

const expectation = (method: string): CallForm[] => [
  { url: [at(0)], method: { fixed: method }, hostOnly: 'mock', ...(isBodiless(method) ? {} : { body: [at(1)] }) },
];

export const nockLibrary: HttpLibrary = {
  name: 'nock',
  globals: {},
  packages: ['nock'],
  exports: { default: '' },
  factories: { '': { base: [at(0)] }, '*': {} },
  calls: {
    ...verbs(expectation),
    intercept: [{ url: [at(0)], method: { at: [at(1)], default: 'GET' }, body: [at(2)], hostOnly: 'mock' }],
  },
  later: {
    on: 'call',
    calls: { query: { query: [at(0)] }, reply: { reply: { body: [at(1), at(0)], status: [at(0)] } } },
  },
  answer: {
    calls: { reply: 'client', replyWithError: 'client', replyWithFile: 'client', '*': 'answer' },
    callbacks: { reply: [{ parameter: 1, gives: 'sent' }] },
  },
};

/** Mocks of one HTTP library: axios-mock-adapter and fetch-mock. */
import { at, isBodiless, VERBS, type CallForm, type HttpLibrary, type ReplyForm } from './library.js';

const axiosVerb = (method: string): CallForm[] => [
  {
    url: [at(0)],
    method: { fixed: method },
    hostOnly: 'mock',
    ...(isBodiless(method) ? { query: [at(1, 'params')] } : { body: [at(1)] }),
  },
];

const answered: ReplyForm = { body: [at(1), at(0)], status: [at(0)] };

export const axiosMockAdapterLibrary: HttpLibrary = {
  name: 'axios-mock-adapter',
  globals: {},
  packages: ['axios-mock-adapter'],
  exports: { default: '' },
  factories: { new: { client: at(0) } },
  calls: Object.fromEntries(
    Object.entries(VERBS).map(([verb, method]) => [
      `on${verb.charAt(0).toUpperCase()}${verb.slice(1)}`,
      axiosVerb(method),
    ]),
  ),
  later: { on: 'call', calls: { reply: { reply: answered }, replyOnce: { reply: answered } } },
  answer: { calls: { reply: 'client', replyOnce: 'client', '*': 'answer' } },
  recorded: 'history',
};

/** The answer as such, or in an object with a status. */
const configured: ReplyForm = { body: [at(1), at(1, 'body')], status: [at(1, 'status')] };
const fetchVerb = (method: string): CallForm[] => [
  { url: [at(0, 'url'), at(0)], method: { fixed: method }, hostOnly: 'mock', reply: configured },
];
const fetchVerbs = Object.entries(VERBS).flatMap(([verb, method]) =>
  [verb, `${verb}Once`, `${verb}Any`].map((name) => [name, fetchVerb(method)] as const),
);
const anyMethod: CallForm[] = [
  {
    url: [at(0, 'url'), at(0)],
    method: { at: [at(2, 'method'), at(0, 'method')], default: '' },
    hostOnly: 'mock',
    reply: configured,
  },
];

export const fetchMockLibrary: HttpLibrary = {
  name: 'fetch-mock',
  globals: { fetchMock: '' },
  packages: ['fetch-mock', 'fetch-mock-jest'],
  exports: { default: '' },
  factories: { sandbox: {}, createInstance: {} },
  calls: { ...Object.fromEntries(fetchVerbs), mock: anyMethod, route: anyMethod, once: anyMethod },
  answer: { self: true },
};

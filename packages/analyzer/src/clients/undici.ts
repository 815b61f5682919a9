/** undici: `request(url, { method, query, body })`, pools and clients with an origin, and its `fetch`. */
import { fetchAnswer, fetchForm } from './fetch.js';
import { at, type CallForm, type ClientFactory, type HttpLibrary } from './library.js';

const options = (argument: number): Omit<CallForm, 'url' | 'method'> => ({
  query: [at(argument, 'query')],
  body: [at(argument, 'body')],
  headers: [at(argument, 'headers')],
  options: at(argument),
});

const request: CallForm[] = [
  {
    ...options(1),
    url: [at(0)],
    method: { at: [at(1, 'method')], default: 'GET' },
    when: { argument: 0, is: 'text' },
  },
  {
    ...options(0),
    url: [at(0, 'path')],
    base: [at(0, 'origin')],
    method: { at: [at(0, 'method')], default: 'GET' },
  },
];

const origin: ClientFactory = { base: [at(0)] };

export const undiciLibrary: HttpLibrary = {
  name: 'undici',
  globals: {},
  packages: ['undici'],
  exports: {
    default: '',
    fetch: 'fetch',
    request: 'request',
    stream: 'stream',
    Pool: 'Pool',
    Client: 'Client',
    BalancedPool: 'BalancedPool',
    Agent: 'Agent',
  },
  factories: { 'new Pool': origin, 'new Client': origin, 'new BalancedPool': origin, 'new Agent': {} },
  calls: {
    request,
    stream: request,
    fetch: [{ ...fetchForm, answer: fetchAnswer }],
  },
  answer: { members: { body: 'answer' }, calls: { json: 'data', text: 'data' } },
};

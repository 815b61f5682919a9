/** `http` and `https` of Node.js, and follow-redirects, which has the same calls. */
import { at, type CallForm, type HttpLibrary } from './library.js';

const forms: CallForm[] = [
  {
    when: { argument: 0, is: 'text' },
    url: [at(0)],
    method: { at: [at(1, 'method')], default: 'GET' },
    headers: [at(1, 'headers')],
    options: at(1),
  },
  {
    url: [at(0, 'path')],
    host: [at(0, 'hostname'), at(0, 'host')],
    method: { at: [at(0, 'method')], default: 'GET' },
    headers: [at(0, 'headers')],
    options: at(0),
  },
];

const body = { body: [at(0)] };

export const nodeHttpLibrary: HttpLibrary = {
  name: 'node-http',
  globals: {},
  packages: ['http', 'https', 'node:http', 'node:https', 'follow-redirects'],
  exports: { default: '', request: 'request', get: 'get', http: '', https: '' },
  factories: {},
  calls: {
    request: forms,
    get: forms,
    'http.request': forms,
    'http.get': forms,
    'https.request': forms,
    'https.get': forms,
  },
  later: {
    on: 'call',
    calls: {
      write: body,
      end: body,
      setHeader: { headers: [{ name: at(0), value: at(1) }] },
    },
  },
  answer: {
    calls: { on: 'answer', once: 'answer', setEncoding: 'answer' },
    callbacks: {
      '': [{ parameter: 0, gives: 'answer' }],
      'on response': [{ parameter: 0, gives: 'answer' }],
      'once response': [{ parameter: 0, gives: 'answer' }],
      'on data': [{ parameter: 0, gives: 'data' }],
    },
  },
};

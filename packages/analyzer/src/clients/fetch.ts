/** `fetch(url, init)` of the Fetch standard, and packages that export it. */
import { at, type Answer, type CallForm, type HttpLibrary } from './library.js';

/** A `Response` of the Fetch standard. */
export const fetchAnswer: Answer = {
  members: { body: 'answer' },
  calls: { json: 'data', text: 'data', clone: 'answer' },
};

export const fetchForm: CallForm = {
  url: [at(0)],
  method: { at: [at(1, 'method'), at(0, 'method')], default: 'GET' },
  body: [at(1, 'body'), at(0, 'body')],
  headers: [at(1, 'headers'), at(0, 'headers')],
  options: at(1),
};

export const fetchLibrary: HttpLibrary = {
  name: 'fetch',
  globals: { fetch: '' },
  packages: [
    'node-fetch',
    'node-fetch-native',
    'cross-fetch',
    'isomorphic-fetch',
    'isomorphic-unfetch',
    'unfetch',
    'whatwg-fetch',
    'expo/fetch',
    '@tauri-apps/plugin-http',
  ],
  exports: { default: '', fetch: '' },
  factories: {},
  calls: { '': [fetchForm] },
  answer: fetchAnswer,
};

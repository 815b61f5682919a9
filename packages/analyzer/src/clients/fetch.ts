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

/** The two ways to make a response of the Fetch standard, or of a class that adds to it. */
export function responsesOf(name: string): NonNullable<HttpLibrary['replies']> {
  const reply = { body: [at(0)], status: [at(1, 'status')] };
  return { [`${name}.json`]: reply, [`new ${name}`]: reply };
}

export const fetchLibrary: HttpLibrary = {
  name: 'fetch',
  globals: { fetch: '', Response: 'Response' },
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
    'make-fetch-happen',
    'minipass-fetch',
    'node-fetch-commonjs',
    '@whatwg-node/fetch',
    'electron-fetch',
    'popsicle',
  ],
  exports: { default: '', fetch: '', Response: 'Response' },
  factories: {},
  calls: {
    '': [fetchForm],
    // One that is handed to something else is sent by it.
    'new Request': [{ ...fetchForm, hostOnly: true }],
  },
  replies: responsesOf('Response'),
  answer: fetchAnswer,
};

/** `fetch(url, init)` of the Fetch standard, and packages that export it. */
import { at, type HttpLibrary } from './library.js';

export const fetchLibrary: HttpLibrary = {
  name: 'fetch',
  globals: ['fetch'],
  packages: ['node-fetch', 'cross-fetch', 'isomorphic-fetch', 'undici'],
  exports: ['fetch', 'default'],
  factories: {},
  calls: {
    '': [
      {
        url: at(0),
        method: { at: [at(1, 'method'), at(0, 'method')], default: 'GET' },
        body: [at(1, 'body'), at(0, 'body')],
        headers: [at(1, 'headers'), at(0, 'headers')],
        options: at(1),
      },
    ],
  },
  answer: { kind: 'method', names: ['json', 'text', 'clone'] },
};

/** up-fetch: `up(fetch, () => ({ baseUrl }))` makes a fetch whose answers are decoded. */
import { at, type HttpLibrary } from './library.js';

export const upFetchLibrary: HttpLibrary = {
  name: 'up-fetch',
  globals: {},
  packages: ['up-fetch'],
  exports: { up: 'up' },
  factories: {
    up: {
      base: [at(1, '()', 'baseUrl')],
      headers: [at(1, '()', 'headers')],
      query: [at(1, '()', 'params')],
    },
  },
  calls: {
    '': [
      {
        url: [at(0)],
        method: { at: [at(1, 'method')], default: 'GET' },
        query: [at(1, 'params')],
        body: [at(1, 'body')],
        headers: [at(1, 'headers')],
        base: [at(1, 'baseUrl')],
        options: at(1),
      },
    ],
  },
  answer: { direct: true },
};

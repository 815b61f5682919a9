/** Mock Service Worker: `http.get(url, resolver)`, and `rest.get(url, resolver)` of its first version. */
import { at, verbs, type HttpLibrary } from './library.js';

const handlers = (object: string): HttpLibrary['calls'] =>
  Object.fromEntries(
    Object.entries(verbs((method) => [{ url: [at(0)], method: { fixed: method }, hostOnly: 'mock' }])).map(
      ([verb, forms]) => [`${object}.${verb}`, forms],
    ),
  );

export const mswLibrary: HttpLibrary = {
  name: 'msw',
  globals: {},
  packages: ['msw'],
  exports: { http: 'http', rest: 'rest' },
  factories: {},
  calls: { ...handlers('http'), ...handlers('rest') },
  answer: { callbacks: { '': [{ parameter: 0, gives: 'incoming' }] } },
};

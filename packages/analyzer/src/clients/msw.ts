/** Mock Service Worker: `http.get(url, resolver)`, and `rest.get(url, resolver)` of its first version. */
import { responsesOf } from './fetch.js';
import { at, verbs, type HttpLibrary } from './library.js';

const handlers = (object: string): HttpLibrary['calls'] =>
  Object.fromEntries(
    Object.entries(
      verbs((method) => [{ url: [at(0)], method: { fixed: method }, hostOnly: 'mock', reply: { body: [at(1)] } }]),
    ).map(([verb, forms]) => [`${object}.${verb}`, forms]),
  );

export const mswLibrary: HttpLibrary = {
  name: 'msw',
  globals: {},
  packages: ['msw'],
  exports: { http: 'http', rest: 'rest', HttpResponse: 'HttpResponse' },
  factories: {},
  calls: { ...handlers('http'), ...handlers('rest') },
  replies: {
    ...responsesOf('HttpResponse'),
    res: { body: 'parts' },
    'res.once': { body: 'parts' },
    'ctx.json': { body: [at(0)] },
    'ctx.body': { body: [at(0)] },
    'ctx.text': { body: [at(0)] },
    'ctx.status': { body: [], status: [at(0)] },
  },
  answer: {
    callbacks: {
      '': [
        { parameter: 0, gives: 'incoming' },
        { parameter: 1, gives: { path: 'res' } },
        { parameter: 2, gives: { path: 'ctx' } },
      ],
    },
  },
};

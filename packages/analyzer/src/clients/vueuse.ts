/** The fetch of VueUse: `useFetch(url).post(body).json()`, and `createFetch({ baseUrl })`, which makes one for a service. */
import { VERBS, at, type HttpLibrary } from './library.js';

const completing = Object.fromEntries(
  Object.entries(VERBS).map(([verb, method]) => [verb, { method, body: [at(0)] }] as const),
);

export const vueUseLibrary: HttpLibrary = {
  name: 'vueuse',
  globals: {},
  packages: ['@vueuse/core'],
  exports: { useFetch: '', createFetch: 'createFetch' },
  factories: { createFetch: { base: [at(0, 'baseUrl')], headers: [at(0, 'fetchOptions', 'headers')] } },
  calls: {
    '': [
      {
        url: [at(0)],
        method: { at: [at(1, 'method')], default: 'GET' },
        body: [at(1, 'body')],
        headers: [at(1, 'headers')],
        options: at(1),
      },
    ],
  },
  later: { on: 'call', calls: completing },
  answer: { members: { data: 'data' }, calls: { '*': 'answer' } },
};

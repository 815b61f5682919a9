/** ofetch and the composables of Nuxt on top of it: `$fetch(url, { method, query, body })`, `useFetch`. */
import { at, type Answer, type CallForm, type HttpLibrary } from './library.js';

const form = (answer?: Answer): CallForm[] => [
  {
    url: [at(0)],
    method: { at: [at(1, 'method')], default: 'GET' },
    query: [at(1, 'query'), at(1, 'params')],
    body: [at(1, 'body')],
    headers: [at(1, 'headers')],
    base: [at(1, 'baseURL')],
    options: at(1),
    ...(answer ? { answer } : {}),
  },
];

/** A ref beside its state; `then` and `await` give the same. */
const state: Answer = {
  members: { data: 'changed' },
  changedBy: 'transform',
  callbacks: { '.transform': [{ parameter: 0, gives: 'data' }] },
};

/** The option of the composables of Nuxt that lists what of the data is kept, and these composables. */
export const PICK = { option: 'pick', of: ['useFetch', 'useLazyFetch', 'useAsyncData', 'useLazyAsyncData'] } as const;

export const ofetchLibrary: HttpLibrary = {
  name: 'ofetch',
  globals: { $fetch: '', useFetch: 'useFetch', useLazyFetch: 'useFetch' },
  packages: ['ofetch', 'ohmyfetch', '#imports', '#app', 'nuxt/app'],
  exports: { ofetch: '', $fetch: '', useFetch: 'useFetch', useLazyFetch: 'useFetch' },
  factories: { create: { base: [at(0, 'baseURL')], headers: [at(0, 'headers')], query: [at(0, 'query')] } },
  calls: { '': form(), raw: form({ members: { _data: 'data' } }), useFetch: form(state) },
  answer: { direct: true },
};

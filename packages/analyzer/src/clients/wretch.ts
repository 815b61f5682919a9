/** wretch: a chain that ends with the verb, `wretch(base).url(path).query(q).get().json()`. */
import { at, isBodiless, verbs, type CallForm, type HttpLibrary } from './library.js';

const verb = (method: string): CallForm[] => [
  isBodiless(method)
    ? { url: [at(0)], method: { fixed: method } }
    : { url: [at(1)], method: { fixed: method }, body: [at(0)] },
];

export const wretchLibrary: HttpLibrary = {
  name: 'wretch',
  globals: { wretch: '' },
  packages: ['wretch'],
  exports: { default: '', wretch: '' },
  factories: {
    '': { base: [at(0)], headers: [at(1, 'headers')] },
    url: { url: [at(0)] },
    query: { query: [at(0)] },
    body: { body: [at(0)] },
    json: { body: [at(0)] },
    formData: { body: [at(0)] },
    formUrl: { body: [at(0)] },
    headers: { headers: [at(0)] },
    options: { headers: [at(0, 'headers')] },
    auth: { headers: [{ name: 'Authorization', value: at(0) }] },
    resolve: { answer: { direct: true } },
    '*': {},
  },
  calls: {
    ...verbs(verb),
    res: verb('GET'),
    fetch: [{ url: [at(1)], method: { at: [at(0)], default: 'GET' }, body: [at(2)] }],
  },
  answer: {
    calls: { json: 'data', text: 'data', '*': 'answer' },
    callbacks: { json: [{ parameter: 0, gives: 'data' }], text: [{ parameter: 0, gives: 'data' }] },
  },
};

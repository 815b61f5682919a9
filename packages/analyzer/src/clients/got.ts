/** got: `got.patch(url, { json })`, answers with a `body` or by `.json()`, instances by `extend`. */
import { at, verbs, type Answer, type CallForm, type HttpLibrary } from './library.js';

const options = (argument: number): Omit<CallForm, 'url' | 'method'> => ({
  query: [at(argument, 'searchParams'), at(argument, 'query')],
  body: [at(argument, 'json'), at(argument, 'body'), at(argument, 'form')],
  headers: [at(argument, 'headers')],
  base: [at(argument, 'prefixUrl'), at(argument, 'baseUrl')],
  options: at(argument),
  direct: [at(argument, 'resolveBodyOnly')],
});

const request: CallForm[] = [
  {
    ...options(1),
    url: [at(0)],
    method: { at: [at(1, 'method')], default: 'GET' },
    when: { argument: 0, is: 'text' },
  },
  { ...options(0), url: [at(0, 'url')], method: { at: [at(0, 'method')], default: 'GET' } },
];

const items: Answer = { direct: true };

export const gotLibrary: HttpLibrary = {
  name: 'got',
  globals: {},
  packages: ['got', 'got-cjs', 'got-scraping'],
  exports: { default: '', got: '', gotScraping: '' },
  factories: {
    extend: {
      base: [at(0, 'prefixUrl'), at(0, 'baseUrl')],
      headers: [at(0, 'headers')],
      query: [at(0, 'searchParams')],
      direct: [at(0, 'resolveBodyOnly')],
    },
  },
  calls: {
    '': request,
    ...verbs((method) => [{ ...options(1), url: [at(0)], method: { fixed: method } }]),
    stream: request,
    paginate: request.map((form) => ({ ...form, answer: items })),
    'paginate.all': request.map((form) => ({ ...form, answer: items })),
    'paginate.each': request.map((form) => ({ ...form, answer: items })),
  },
  answer: { calls: { json: 'data', text: 'data', buffer: 'data' }, members: { body: 'data', rawBody: 'data' } },
};

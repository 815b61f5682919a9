/** mande: a client of one base URL, `mande(base).get(path, { query })`, `mande(base).post(path, body)`; the path may be left out. */
import { at, isBodiless, verbs, type CallForm, type HttpLibrary } from './library.js';

const verb = (method: string): CallForm[] => {
  const rest = (argument: number): Omit<CallForm, 'url'> => ({
    method: { fixed: method },
    query: [at(argument, 'query')],
    headers: [at(argument, 'headers')],
    options: at(argument),
  });
  if (isBodiless(method))
    return [
      { ...rest(1), url: [at(0)], when: { argument: 0, is: 'text' } },
      { ...rest(0), url: [] },
    ];
  return [
    { ...rest(2), url: [at(0)], body: [at(1)], when: { argument: 0, is: 'url' } },
    { ...rest(1), url: [], body: [at(0)] },
  ];
};

export const mandeLibrary: HttpLibrary = {
  name: 'mande',
  globals: {},
  packages: ['mande'],
  exports: { default: 'mande', mande: 'mande' },
  factories: { mande: { base: [at(0)], headers: [at(1, 'headers')], query: [at(1, 'query')] } },
  calls: verbs(verb),
  answer: { direct: true },
};

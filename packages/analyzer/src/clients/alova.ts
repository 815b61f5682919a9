/** alova: `createAlova({ baseURL }).Get(path, { params })`; the bodies are decoded by what it was set up with. */
import { at, isBodiless, verbs, type CallForm, type HttpLibrary } from './library.js';

const config = (argument: number): Omit<CallForm, 'url' | 'method'> => ({
  query: [at(argument, 'params')],
  headers: [at(argument, 'headers')],
  options: at(argument),
});

const verb = (method: string): CallForm =>
  isBodiless(method)
    ? { ...config(1), url: [at(0)], method: { fixed: method } }
    : { ...config(2), url: [at(0)], method: { fixed: method }, body: [at(1)] };

const capitals = Object.entries(verbs((method) => [verb(method)])).map(
  ([name, forms]) => [name.charAt(0).toUpperCase() + name.slice(1), forms] as const,
);

export const alovaLibrary: HttpLibrary = {
  name: 'alova',
  globals: {},
  packages: ['alova'],
  exports: { createAlova: 'createAlova' },
  factories: { createAlova: { base: [at(0, 'baseURL')] } },
  calls: {
    ...Object.fromEntries(capitals),
    Request: [
      {
        ...config(0),
        url: [at(0, 'url')],
        method: { at: [at(0, 'method')], default: 'GET' },
        body: [at(0, 'data')],
      },
    ],
  },
  answer: { direct: true, calls: { send: 'data' } },
};

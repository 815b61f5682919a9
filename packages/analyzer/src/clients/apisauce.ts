/** apisauce: `create({ baseURL })`, `api.get(url, params, config)`, `api.post(url, data, config)`, answers with `data`. */
import { at, isBodiless, verbs, type CallForm, type HttpLibrary } from './library.js';

const verb = (method: string): CallForm => ({
  url: [at(0)],
  method: { fixed: method },
  query: isBodiless(method) ? [at(1), at(2, 'params')] : [at(2, 'params')],
  ...(isBodiless(method) ? {} : { body: [at(1)] }),
  headers: [at(2, 'headers')],
  options: at(2),
});

const any: CallForm = {
  url: [at(0, 'url')],
  method: { at: [at(0, 'method')], default: 'GET' },
  query: [at(0, 'params')],
  body: [at(0, 'data')],
  headers: [at(0, 'headers')],
  options: at(0),
};

export const apisauceLibrary: HttpLibrary = {
  name: 'apisauce',
  globals: {},
  packages: ['apisauce'],
  exports: { default: '', create: 'create' },
  factories: { create: { base: [at(0, 'baseURL')], headers: [at(0, 'headers')], query: [at(0, 'params')] } },
  calls: { ...verbs((method) => [verb(method)]), any: [any] },
  answer: { members: { data: 'data' } },
};

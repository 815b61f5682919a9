/** umi-request, and `request` of umi: `extend({ prefix })` makes a client, `request(url, { method, params, data })` gives the body. */
import { at, verbs, type CallForm, type HttpLibrary } from './library.js';

const form = (method: CallForm['method']): CallForm => ({
  url: [at(0)],
  method,
  query: [at(1, 'params')],
  body: [at(1, 'data'), at(1, 'body')],
  headers: [at(1, 'headers')],
  base: [at(1, 'prefix'), at(1, 'baseURL')],
  options: at(1),
});

const request = [form({ at: [at(1, 'method')], default: 'GET' })];

export const umiRequestLibrary: HttpLibrary = {
  name: 'umi-request',
  globals: {},
  packages: ['umi-request', 'umi', '@umijs/max'],
  exports: { default: '', request: '', extend: 'extend' },
  factories: { extend: { base: [at(0, 'prefix')], headers: [at(0, 'headers')], query: [at(0, 'params')] } },
  calls: { '': request, ...verbs((method) => [form({ fixed: method })]) },
  answer: { direct: true },
};

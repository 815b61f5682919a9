/** urllib and `curl` of egg: `request(url, { method, data, dataType })`, answers with `data`. */
import { at, type CallForm, type HttpLibrary } from './library.js';

const form: CallForm[] = [
  {
    url: [at(0)],
    method: { at: [at(1, 'method'), at(1, 'type')], default: 'GET' },
    data: [at(1, 'data')],
    body: [at(1, 'content')],
    headers: [at(1, 'headers')],
    options: at(1),
  },
];

export const urllibLibrary: HttpLibrary = {
  name: 'urllib',
  globals: {},
  packages: ['urllib'],
  exports: { default: '', request: 'request', curl: 'curl', HttpClient: 'HttpClient' },
  factories: { 'new HttpClient': {} },
  calls: { request: form, curl: form },
  answer: { members: { data: 'data' }, callbacks: { '': [{ parameter: 1, gives: 'data' }] } },
};

/** The context and the application of egg have it: `ctx.curl(url)`. */
export const eggLibrary: HttpLibrary = {
  name: 'egg',
  globals: {},
  packages: [],
  exports: {},
  factories: {},
  calls: { curl: form },
  handedIn: true,
  answer: { members: { data: 'data' } },
};

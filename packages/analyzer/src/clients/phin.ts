/** phin: `phin({ url, method, data, parse: 'json' })`. */
import { at, type CallForm, type HttpLibrary } from './library.js';

const options: CallForm = {
  url: [at(0, 'url')],
  method: { at: [at(0, 'method')], default: 'GET' },
  body: [at(0, 'data'), at(0, 'form')],
  headers: [at(0, 'headers')],
  options: at(0),
};

export const phinLibrary: HttpLibrary = {
  name: 'phin',
  globals: {},
  packages: ['phin'],
  exports: { default: '', phin: '', promisified: '', unpromisified: '' },
  factories: { defaults: { url: [at(0, 'url')], headers: [at(0, 'headers')] } },
  calls: { '': [{ url: [at(0)], method: { fixed: 'GET' }, when: { argument: 0, is: 'text' } }, options] },
  answer: { members: { body: 'data' } },
};

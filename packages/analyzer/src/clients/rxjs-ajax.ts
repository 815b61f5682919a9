/** `ajax` of RxJS: `ajax({ url, method, body })`, its shorthands, and `ajax.getJSON` for the body itself. */
import { at, isBodiless, verbs, type CallForm, type HttpLibrary } from './library.js';

const verb = (method: string): CallForm =>
  isBodiless(method)
    ? { url: [at(0)], method: { fixed: method }, headers: [at(1)] }
    : { url: [at(0)], method: { fixed: method }, body: [at(1)], headers: [at(2)] };

export const rxjsAjaxLibrary: HttpLibrary = {
  name: 'rxjs/ajax',
  globals: {},
  packages: ['rxjs/ajax'],
  exports: { ajax: '' },
  factories: {},
  calls: {
    '': [
      { url: [at(0)], method: { fixed: 'GET' }, when: { argument: 0, is: 'text' } },
      {
        url: [at(0, 'url')],
        method: { at: [at(0, 'method')], default: 'GET' },
        query: [at(0, 'queryParams')],
        body: [at(0, 'body')],
        headers: [at(0, 'headers')],
        options: at(0),
      },
    ],
    ...verbs((method) => [verb(method)]),
    getJSON: [{ ...verb('GET'), answer: { direct: true } }],
  },
  answer: { members: { response: 'data' } },
};

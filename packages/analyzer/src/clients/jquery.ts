/** jQuery: `$.ajax({ url, type, data })` and its shorthands. `type` is another name of `method`. */
import { at, type CallForm, type HttpLibrary } from './library.js';

const settings = (argument: number): Omit<CallForm, 'url'> => ({
  method: { at: [at(argument, 'method'), at(argument, 'type')], default: 'GET' },
  data: [at(argument, 'data')],
  headers: [at(argument, 'headers')],
  options: at(argument),
});

const ajax: CallForm[] = [
  { ...settings(1), url: [at(0)], when: { argument: 0, is: 'text' } },
  { ...settings(0), url: [at(0, 'url')] },
];

const shorthand = (method: string): CallForm[] => [
  { url: [at(0)], method: { fixed: method }, data: [at(1)], when: { argument: 0, is: 'text' } },
  { ...settings(0), url: [at(0, 'url')], method: { fixed: method } },
];

export const jqueryLibrary: HttpLibrary = {
  name: 'jquery',
  globals: { $: '', jQuery: '' },
  packages: ['jquery'],
  exports: { default: '', $: '', jQuery: '', ajax: 'ajax' },
  factories: {},
  joins: ['when'],
  calls: { ajax, get: shorthand('GET'), post: shorthand('POST'), getJSON: shorthand('GET') },
  answer: {
    direct: true,
    callbacks: { '': [{ parameter: 0, gives: 'data' }], '.success': [{ parameter: 0, gives: 'data' }] },
  },
};

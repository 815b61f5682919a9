/** Cypress: `cy.intercept(method?, url, answer?)` stands in for the service, `cy.request(…)` asks it. */
import { at, type HttpLibrary } from './library.js';

const options = { argument: 0, is: 'options' } as const;
const two = { argument: 1, is: 'url' } as const;

export const cypressLibrary: HttpLibrary = {
  name: 'cypress',
  globals: { cy: '' },
  packages: [],
  exports: {},
  factories: {},
  calls: {
    intercept: [
      {
        when: options,
        host: [at(0, 'hostname')],
        url: [at(0, 'url'), at(0, 'pathname'), at(0, 'path')],
        method: { at: [at(0, 'method')], default: '' },
        query: [at(0, 'query')],
        hostOnly: 'mock',
      },
      { when: two, url: [at(1)], method: { at: [at(0)], default: 'GET' }, hostOnly: 'mock' },
      { url: [at(0)], method: { any: true }, hostOnly: 'mock' },
    ],
    request: [
      {
        when: options,
        url: [at(0, 'url')],
        method: { at: [at(0, 'method')], default: 'GET' },
        query: [at(0, 'qs')],
        body: [at(0, 'body')],
        headers: [at(0, 'headers')],
        options: at(0),
      },
      { when: two, url: [at(1)], method: { at: [at(0)], default: 'GET' }, body: [at(2)] },
      { url: [at(0)], method: { fixed: 'GET' }, body: [at(1)] },
    ],
  },
  answer: {
    members: { body: 'data' },
    callbacks: { '': [{ parameter: 0, gives: 'incoming' }] },
  },
};

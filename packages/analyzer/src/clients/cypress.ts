/** Cypress: `cy.intercept(method?, url, answer?)` stands in for the service, `cy.request(…)` asks it. */
import { at, type HttpLibrary, type ReplyForm } from './library.js';

/** The answer as such, or in an object with a status. */
const reply = (argument: number): ReplyForm => ({
  body: [at(argument), at(argument, 'body')],
  status: [at(argument, 'statusCode')],
});

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
        reply: reply(1),
      },
      { when: two, url: [at(1)], method: { at: [at(0)], default: 'GET' }, hostOnly: 'mock', reply: reply(2) },
      { url: [at(0)], method: { any: true }, hostOnly: 'mock', reply: reply(1) },
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
  answersBy: {
    reply: { body: [at(0), at(0, 'body'), at(1)], status: [at(0), at(0, 'statusCode')] },
    continue: { body: [] },
  },
  aliases: { given: 'as', awaited: 'wait' },
  answer: {
    members: { body: 'data' },
    callbacks: { '': [{ parameter: 0, gives: 'incoming' }] },
  },
};

/** Playwright: pages and contexts, which the runner hands in, answer and await requests by URL. */
import { at, type CallForm, type HttpLibrary } from './library.js';

const pattern: CallForm[] = [{ url: [at(0)], method: { any: true }, hostOnly: 'mock' }];

export const playwrightLibrary: HttpLibrary = {
  name: 'playwright',
  globals: {},
  packages: [],
  exports: {},
  factories: {},
  calls: { route: pattern, unroute: pattern, waitForRequest: pattern, waitForResponse: pattern },
  handedIn: true,
  answersBy: {
    fulfill: { body: [at(0, 'json'), at(0, 'body')], status: [at(0, 'status')] },
    fetch: { body: [] },
  },
  answer: {
    calls: { json: 'data', postDataJSON: 'sent' },
    callbacks: { '': [{ parameter: 0, gives: 'incoming' }] },
  },
};

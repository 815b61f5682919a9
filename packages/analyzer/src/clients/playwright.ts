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
  answer: { callbacks: { '': [{ parameter: 0, gives: 'incoming' }] } },
};

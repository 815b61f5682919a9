/** Contexts of requests that tests of Playwright make from what the runner hands in: `playwright.request.newContext({ baseURL })`. */
import { at, verbs, type CallForm, type HttpLibrary } from './library.js';

const form = (method: CallForm['method']): CallForm => ({
  url: [at(0)],
  method,
  query: [at(1, 'params')],
  body: [at(1, 'data'), at(1, 'form'), at(1, 'multipart')],
  headers: [at(1, 'headers')],
  options: at(1),
});

export const playwrightRequestLibrary: HttpLibrary = {
  name: 'playwright-requests',
  globals: {},
  packages: [],
  exports: {},
  factories: { newContext: { base: [at(0, 'baseURL')], headers: [at(0, 'extraHTTPHeaders')] } },
  calls: {
    fetch: [form({ at: [at(1, 'method')], default: 'GET' })],
    ...verbs((method) => [form({ fixed: method })]),
  },
  answer: { calls: { json: 'data', text: 'data' } },
};

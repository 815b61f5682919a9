/** Clients of Hey API: verbs whose one argument holds URL, path parameters in braces, query and body. */
import { at, verbs, type HttpLibrary } from './library.js';

export const heyApiLibrary: HttpLibrary = {
  name: 'hey-api',
  globals: {},
  packages: ['@hey-api/client-fetch', '@hey-api/client-axios', '@hey-api/client-next', '@hey-api/client-nuxt'],
  exports: { createClient: 'createClient', createConfig: 'createConfig' },
  factories: {
    createClient: { base: [at(0, 'baseUrl'), at(0, 'baseURL')], headers: [at(0, 'headers')] },
  },
  calls: verbs((method) => [
    {
      url: [at(0, 'url')],
      method: { fixed: method },
      path: [at(0, 'path')],
      query: [at(0, 'query')],
      body: [at(0, 'body')],
      headers: [at(0, 'headers')],
      base: [at(0, 'baseUrl'), at(0, 'baseURL')],
      options: at(0),
    },
  ]),
  same: ['createConfig'],
  answer: { members: { data: 'data' } },
};

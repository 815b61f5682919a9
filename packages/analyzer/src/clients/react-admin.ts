/** react-admin's fetch for data providers: `fetchUtils.fetchJson(url, options)`, answers with the body as `json`. */
import { at, type HttpLibrary } from './library.js';

export const reactAdminLibrary: HttpLibrary = {
  name: 'react-admin',
  globals: {},
  packages: ['react-admin', 'ra-core'],
  exports: { fetchUtils: 'fetchUtils' },
  factories: {},
  calls: {
    'fetchUtils.fetchJson': [
      {
        url: [at(0)],
        method: { at: [at(1, 'method')], default: 'GET' },
        body: [at(1, 'body')],
        headers: [at(1, 'headers')],
        options: at(1),
      },
    ],
  },
  answer: { members: { json: 'data' } },
};

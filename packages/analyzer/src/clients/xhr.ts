/** XMLHttpRequest: opened, completed and read on the same object. */
import { at, type HttpLibrary } from './library.js';

export const xhrLibrary: HttpLibrary = {
  name: 'XMLHttpRequest',
  globals: { XMLHttpRequest: '' },
  packages: ['xhr2', 'xmlhttprequest', 'xmlhttprequest-ssl'],
  exports: { default: '', XMLHttpRequest: '' },
  factories: { new: {} },
  calls: { open: [{ url: [at(1)], method: { at: [at(0)], default: 'GET' } }] },
  later: {
    on: 'client',
    calls: { send: { body: [at(0)] }, setRequestHeader: { headers: [{ name: at(0), value: at(1) }] } },
  },
  answer: { members: { responseText: 'data', response: 'data' } },
};

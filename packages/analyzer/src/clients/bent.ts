/** bent: `bent('https://…', 'POST', 'json', 201)` makes a function of a path, a body and headers. */
import { at, type HttpLibrary } from './library.js';

const given = [0, 1, 2, 3, 4, 5].map((argument) => at(argument));

export const bentLibrary: HttpLibrary = {
  name: 'bent',
  globals: {},
  packages: ['bent'],
  exports: { default: '' },
  factories: { '': { base: given, inAnyOrder: true, headers: given } },
  calls: {
    '': [{ url: [at(0)], method: { ofClient: true, default: 'GET' }, body: [at(1)], headers: [at(2)] }],
  },
  // The decoded body, or something that decodes it by `.json()`.
  answer: { direct: true },
};

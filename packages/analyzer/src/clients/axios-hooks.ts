/** axios-hooks: `const [{ data }, refetch] = useAxios(config)`, `makeUseAxios({ axios })`. */
import { at, type CallForm, type HttpLibrary } from './library.js';

const form: CallForm = {
  url: [at(0, 'url'), at(0)],
  method: { at: [at(0, 'method')], default: 'GET' },
  query: [at(0, 'params')],
  body: [at(0, 'data')],
  headers: [at(0, 'headers')],
  base: [at(0, 'baseURL')],
  options: at(0),
};

export const axiosHooksLibrary: HttpLibrary = {
  name: 'axios-hooks',
  globals: {},
  packages: ['axios-hooks'],
  exports: { default: '', useAxios: '', makeUseAxios: 'makeUseAxios' },
  factories: { makeUseAxios: { client: at(0, 'axios') } },
  calls: { '': [form] },
  // A tuple: the state, and what asks once more.
  answer: { members: { data: 'data', '0': 'answer', response: 'answer' } },
};

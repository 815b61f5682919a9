/** openapi-react-query and its kin: hooks over a client of openapi-fetch, `$api.useQuery('get', '/events', init)`. */
import { at, type CallForm, type HttpLibrary } from './library.js';
import { openapiForm } from './openapi-fetch.js';

const hook: CallForm[] = [openapiForm(1, 2, { at: [at(0)], default: 'GET' })];

export const openapiQueryLibrary: HttpLibrary = {
  name: 'openapi-react-query',
  globals: {},
  packages: ['openapi-react-query'],
  exports: { default: 'createClient' },
  factories: { createClient: { client: at(0) } },
  calls: {
    useQuery: hook,
    useSuspenseQuery: hook,
    useInfiniteQuery: hook,
    useMutation: hook,
    queryOptions: hook,
  },
  answer: { members: { data: 'data' } },
};

/** RTK Query: endpoints are declared with a builder and asked by the base query of their API. */
import { at, type CallForm, type HttpLibrary } from './library.js';

const endpoint: CallForm[] = [
  {
    url: [at(0, 'query', '()', 'url'), at(0, 'query', '()')],
    method: { at: [at(0, 'query', '()', 'method')], default: 'GET' },
    query: [at(0, 'query', '()', 'params')],
    body: [at(0, 'query', '()', 'body'), at(0, 'query', '()', 'data')],
    headers: [at(0, 'query', '()', 'headers')],
    options: at(0),
  },
];

export const rtkQueryLibrary: HttpLibrary = {
  name: 'rtk-query',
  globals: {},
  packages: ['@reduxjs/toolkit/query', '@reduxjs/toolkit/query/react', '@rtk-query/core'],
  exports: { createApi: 'createApi', fetchBaseQuery: 'fetchBaseQuery', retry: 'retry' },
  factories: {
    fetchBaseQuery: { base: [at(0, 'baseUrl')], headers: [at(0, 'headers'), at(0, 'prepareHeaders')] },
    createApi: { client: at(0, 'baseQuery') },
    retry: { client: at(0) },
    '*': {},
  },
  calls: {
    'builder.query': endpoint,
    'builder.mutation': endpoint,
    'builder.infiniteQuery': endpoint,
    '': [
      {
        url: [at(0, 'url'), at(0)],
        method: { at: [at(0, 'method')], default: 'GET' },
        query: [at(0, 'params')],
        body: [at(0, 'body')],
        headers: [at(0, 'headers')],
        options: at(0),
      },
    ],
  },
  hands: {
    'createApi.endpoints': [{ parameter: 0, path: 'builder' }],
    'injectEndpoints.endpoints': [{ parameter: 0, path: 'builder' }],
    'builder.query.queryFn': [{ parameter: 3, path: '' }],
    'builder.mutation.queryFn': [{ parameter: 3, path: '' }],
    'util.updateQueryData': [{ parameter: 0, endpoint: at(0) }],
  },
  through: at(0, 'query', '()'),
  hooks: {
    endpoints: at(0, 'endpoints', '()'),
    of: 'endpoints',
    transform: 'transformResponse',
    select: 'selectFromResult',
    names: {
      'use*Query': 'state',
      'use*SuspenseQuery': 'state',
      'use*QueryState': 'state',
      'useLazy*Query': 'trigger',
      'use*Mutation': 'trigger',
      // Of an endpoint alone: what a dispatch of it resolves to.
      initiate: 'state',
      select: 'selector',
      matchFulfilled: 'guard',
    },
  },
  answer: {
    members: { data: 'data' },
    callbacks: {
      '.transformResponse': [{ parameter: 0, gives: 'data' }],
      '.providesTags': [{ parameter: 0, gives: 'changed' }],
      '.invalidatesTags': [{ parameter: 0, gives: 'changed' }],
      '.onQueryStarted': [{ parameter: 1, gives: 'changed', below: ['queryFulfilled', 'data'] }],
      '.onCacheEntryAdded': [{ parameter: 1, gives: 'changed', below: ['cacheDataLoaded', 'data'] }],
    },
  },
};

/** Integration platforms: helpers of n8n's nodes, axios of Pipedream, the client of Activepieces, and requests that a definition declares without a call. */
import { at, type CallForm, type HttpLibrary } from './library.js';

const request = (index: number): CallForm => ({
  url: [at(index, 'url'), at(index, 'uri')],
  base: [at(index, 'baseURL')],
  method: { at: [at(index, 'method')], default: 'GET' },
  query: [at(index, 'params'), at(index, 'qs'), at(index, 'query')],
  body: [at(index, 'body'), at(index, 'data')],
  headers: [at(index, 'headers')],
  options: at(index),
});

export const n8nLibrary: HttpLibrary = {
  name: 'n8n',
  globals: {},
  packages: [],
  exports: {},
  factories: {},
  calls: {
    httpRequest: [request(0)],
    httpRequestWithAuthentication: [request(1)],
    requestWithAuthentication: [request(1)],
    requestOAuth1: [request(1)],
    requestOAuth2: [request(1)],
  },
  handedIn: true,
  answer: { direct: true },
};

export const pipedreamLibrary: HttpLibrary = {
  name: 'pipedream',
  globals: {},
  packages: ['@pipedream/platform'],
  exports: { axios: 'axios' },
  factories: {},
  calls: { axios: [request(1)] },
  answer: { direct: true },
};

/** `httpClient.sendRequest({ method: HttpMethod.GET, url, queryParams, body })` of Activepieces. */
export const activepiecesLibrary: HttpLibrary = {
  name: 'activepieces',
  globals: {},
  packages: ['@activepieces/pieces-common', '@activepieces/framework'],
  exports: { httpClient: 'httpClient' },
  factories: {},
  calls: { 'httpClient.sendRequest': [{ ...request(0), query: [at(0, 'queryParams')] }] },
  answer: { members: { body: 'data' } },
};

/** `{ url, method, params, body }` in a definition; the second argument is the base that the definition names elsewhere. */
export const declaredLibrary: HttpLibrary = {
  name: 'declared',
  globals: {},
  packages: [],
  exports: {},
  factories: {},
  calls: { '': [{ ...request(0), base: [at(0, 'baseURL'), at(1)], hostOnly: true }] },
  answer: { direct: true },
};

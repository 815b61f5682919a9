/** The tables of all known HTTP libraries, by package and by global name. */
import { alovaLibrary } from './alova.js';
import { angularLibrary, nestLibrary } from './angular.js';
import { appsScriptLibrary } from './apps-script.js';
import { axiosLibrary } from './axios.js';
import { bentLibrary } from './bent.js';
import { tsRestLibrary, zodiosLibrary } from './contracts.js';
import { cypressLibrary } from './cypress.js';
import { fetchLibrary } from './fetch.js';
import { gotLibrary } from './got.js';
import { heyApiLibrary } from './hey-api.js';
import { jqueryLibrary } from './jquery.js';
import { k6Library } from './k6.js';
import { kyLibrary } from './ky.js';
import { actionsHttpLibrary, typedRestLibrary } from './typed-rest-client.js';
import { umiRequestLibrary } from './umi-request.js';
import { miniProgramLibrary } from './mini-programs.js';
import { apisauceLibrary } from './apisauce.js';
import { mandeLibrary } from './mande.js';
import { unirestLibrary } from './unirest.js';
import { eggLibrary, urllibLibrary } from './urllib.js';
import { capacitorLibrary, cordovaHttpLibrary } from './capacitor.js';
import { betterFetchLibrary } from './better-fetch.js';
import { axiosHooksLibrary } from './axios-hooks.js';
import { reactAdminLibrary } from './react-admin.js';
import type { HttpLibrary } from './library.js';
import { axiosMockAdapterLibrary, fetchMockLibrary } from './mock-adapters.js';
import { mswLibrary } from './msw.js';
import { nockLibrary } from './nock.js';
import { needleLibrary } from './needle.js';
import { nodeHttpLibrary } from './node-http.js';
import { ofetchLibrary } from './ofetch.js';
import { openapiFetchLibrary } from './openapi-fetch.js';
import { openapiQueryLibrary } from './openapi-query.js';
import { requestLibrary } from './request.js';
import { phinLibrary } from './phin.js';
import { activepiecesLibrary, n8nLibrary, pipedreamLibrary } from './platforms.js';
import { playwrightLibrary } from './playwright.js';
import { playwrightRequestLibrary } from './playwright-requests.js';
import { superagentLibrary } from './superagent.js';
import { rtkQueryLibrary } from './rtk-query.js';
import { rxjsAjaxLibrary } from './rxjs-ajax.js';
import { chaiHttpLibrary, supertestLibrary } from './supertest.js';
import { undiciLibrary } from './undici.js';
import { upFetchLibrary } from './up-fetch.js';
import { vueUseLibrary } from './vueuse.js';
import { wretchLibrary } from './wretch.js';
import { xhrLibrary } from './xhr.js';

/** Every table. */
export const LIBRARIES: readonly HttpLibrary[] = [
  fetchLibrary,
  axiosLibrary,
  kyLibrary,
  gotLibrary,
  superagentLibrary,
  wretchLibrary,
  ofetchLibrary,
  openapiFetchLibrary,
  openapiQueryLibrary,
  heyApiLibrary,
  zodiosLibrary,
  tsRestLibrary,
  undiciLibrary,
  nodeHttpLibrary,
  requestLibrary,
  needleLibrary,
  phinLibrary,
  alovaLibrary,
  rxjsAjaxLibrary,
  upFetchLibrary,
  bentLibrary,
  vueUseLibrary,
  xhrLibrary,
  jqueryLibrary,
  appsScriptLibrary,
  k6Library,
  actionsHttpLibrary,
  typedRestLibrary,
  umiRequestLibrary,
  miniProgramLibrary,
  apisauceLibrary,
  mandeLibrary,
  unirestLibrary,
  urllibLibrary,
  eggLibrary,
  capacitorLibrary,
  cordovaHttpLibrary,
  betterFetchLibrary,
  axiosHooksLibrary,
  reactAdminLibrary,
  rtkQueryLibrary,
  n8nLibrary,
  pipedreamLibrary,
  activepiecesLibrary,
  angularLibrary,
  nestLibrary,
  mswLibrary,
  nockLibrary,
  playwrightLibrary,
  cypressLibrary,
  supertestLibrary,
  chaiHttpLibrary,
  axiosMockAdapterLibrary,
  fetchMockLibrary,
];

/** A library, and the member path at which a name enters it. */
export interface LibraryEntry {
  library: HttpLibrary;
  path: string;
}

/** The library a package export is, if a table knows it; `*` for the namespace. */
export function libraryOfImport(packageName: string, exported: string): LibraryEntry | undefined {
  for (const library of LIBRARIES) {
    if (!library.packages.includes(packageName)) continue;
    if (exported === '*') return { library, path: '' };
    const path = ownPath(library.exports, exported);
    if (path !== undefined) return { library, path };
  }
  return undefined;
}

/** The library that a global variable is. */
export function libraryOfGlobal(name: string): LibraryEntry | undefined {
  for (const library of LIBRARIES) {
    const path = ownPath(library.globals, name);
    if (path !== undefined) return { library, path };
  }
  return undefined;
}

/** The library that makes clients by a method of this name on what a framework hands in. */
export function libraryMakingClients(method: string): HttpLibrary | undefined {
  return Object.hasOwn(playwrightRequestLibrary.factories, method) ? playwrightRequestLibrary : undefined;
}

/** The library whose objects a framework hands in and that has a call of this name. */
export function libraryHandedIn(call: string): HttpLibrary | undefined {
  return LIBRARIES.find((library) => library.handedIn === true && Object.hasOwn(library.calls, call));
}

function ownPath(table: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Packages that define routes, draw pages or test the caller's own server: their verbs are not calls of a service. */
const NOT_CLIENTS =
  /^(express|fastify|koa|hono|restify|polka|connect|supertest|chai-http|@hapi\/.+|@koa\/.+|@fastify\/.+|koa-.+|express-.+|find-my-way|msw|nock|vitest|jest|@jest\/.+|sinon|lodash.*|underscore|ramda|react.*|vue.*|@angular\/.+|next.*|svelte.*|redis|ioredis|pg|mysql2?|mongodb|mongoose|knex|typeorm|@prisma\/.+|node-cache|lru-cache|memjs|keyv|conf|configstore|config|convict|nconf|electron-store|node:.+|fs|path|url|events|util|stream|crypto|http2|immutable|i18next.*)$/;

/** True when a package is known to be something else than a client of an HTTP service. */
export function isNoClient(packageName: string): boolean {
  return NOT_CLIENTS.test(packageName);
}

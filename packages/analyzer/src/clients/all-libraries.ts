/** The tables of all known HTTP libraries, by package and by global name. */
import { axiosLibrary } from './axios.js';
import { fetchLibrary } from './fetch.js';
import type { HttpLibrary } from './library.js';

const LIBRARIES: readonly HttpLibrary[] = [fetchLibrary, axiosLibrary];

/** The library a package export is, if a table knows it. */
export function libraryOfImport(packageName: string, exported: string): HttpLibrary | undefined {
  return LIBRARIES.find(
    (library) => library.packages.includes(packageName) && (exported === '*' || library.exports.includes(exported)),
  );
}

export function libraryOfGlobal(name: string): HttpLibrary | undefined {
  return LIBRARIES.find((library) => library.globals.includes(name));
}

/** Packages that define routes, draw pages or test the caller's own server: their verbs are not calls of a service. */
const NOT_CLIENTS =
  /^(express|fastify|koa|hono|restify|polka|connect|supertest|chai-http|@hapi\/.+|@koa\/.+|@fastify\/.+|koa-.+|express-.+|find-my-way|msw|nock|vitest|jest|@jest\/.+|sinon|lodash.*|underscore|ramda|react.*|vue.*|@angular\/.+|next.*|svelte.*|redis|ioredis|pg|mysql2?|mongodb|mongoose|knex|typeorm|@prisma\/.+|node-cache|lru-cache|memjs|keyv|conf|configstore|config|convict|nconf|electron-store|node:.+|fs|path|url|events|util|stream|crypto|http2|immutable|rxjs.*|i18next.*)$/;

/** True when a package is known to be something else than a client of an HTTP service. */
export function isNoClient(packageName: string): boolean {
  return NOT_CLIENTS.test(packageName);
}

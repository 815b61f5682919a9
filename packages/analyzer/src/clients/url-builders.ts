/** Functions of packages that build URLs and queries, as a table. */

/**
 * How a function builds: `join` its arguments by slashes; `query` the text of its first argument as a query; `with-query` URL and query;
 * `url-and-query` both in one object (`{ url, query }`); `parts` an object with protocol, host, pathname and query; `resolve` a path
 * against a base; `resolve-to` the same the other way round; `template` a base, a path with `:name` places and their values; `same` its
 * first argument.
 */
export type UrlBuilding =
  'join' | 'query' | 'with-query' | 'url-and-query' | 'parts' | 'resolve' | 'resolve-to' | 'template' | 'same';

type Exports = Readonly<Record<string, UrlBuilding>>;

const paths: Exports = {
  join: 'join',
  'posix.join': 'join',
  resolve: 'join',
  'posix.resolve': 'join',
  normalize: 'same',
};
const nodeUrl: Exports = { format: 'parts', resolve: 'resolve' };
const nodeQuery: Exports = { stringify: 'query', encode: 'query' };
const joiner: Exports = { '': 'join', urlJoin: 'join', urljoin: 'join' };

const BUILDERS: Readonly<Record<string, Exports>> = {
  'url-join': joiner,
  urljoin: joiner,
  'join-url': joiner,
  'proper-url-join': joiner,
  path: paths,
  'node:path': paths,
  'path/posix': paths,
  'node:path/posix': paths,
  pathe: paths,
  upath: paths,
  ufo: {
    joinURL: 'join',
    joinRelativeURL: 'join',
    resolveURL: 'join',
    withBase: 'resolve-to',
    withQuery: 'with-query',
    stringifyQuery: 'query',
    withLeadingSlash: 'same',
    withTrailingSlash: 'same',
    withoutLeadingSlash: 'same',
    withoutTrailingSlash: 'same',
    cleanDoubleSlashes: 'same',
    normalizeURL: 'same',
  },
  qs: { stringify: 'query' },
  neoqs: { stringify: 'query' },
  picoquery: { stringify: 'query' },
  'fast-querystring': { stringify: 'query' },
  'query-string': { stringify: 'query', stringifyUrl: 'url-and-query' },
  querystring: nodeQuery,
  'node:querystring': nodeQuery,
  url: nodeUrl,
  'node:url': nodeUrl,
  urlcat: { '': 'template', urlcat: 'template', query: 'query', join: 'join' },
};

/** How an export of a package (a member path, `''` for its main function) builds, if a table says so. */
export function urlBuilding(packageName: string, path: readonly string[]): UrlBuilding | undefined {
  const table = Object.hasOwn(BUILDERS, packageName) ? BUILDERS[packageName] : undefined;
  const key = path.filter((name) => name !== 'default' && name !== '*').join('.');
  return table && Object.hasOwn(table, key) ? table[key] : undefined;
}

const PLATFORM_PACKAGES = new Set([
  'url',
  'node:url',
  'whatwg-url',
  'undici',
  'node-fetch',
  'cross-fetch',
  'form-data',
  'formdata-node',
  'formdata-polyfill',
  '@angular/common/http',
]);

/** The platform class that an export of a package is: `URL` of `node:url`, the form of `form-data`. */
export function platformClass(packageName: string, path: readonly string[]): string | undefined {
  if (!PLATFORM_PACKAGES.has(packageName)) return undefined;
  const name = path.at(-1);
  return packageName === 'form-data' ? 'FormData' : name;
}

/** The packages of the table. */
export const URL_PACKAGES: readonly string[] = Object.keys(BUILDERS);

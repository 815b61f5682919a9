/** Routes of a project's own server, as the places of files and the texts of calls tell them; nothing is parsed. */

/**
 * What a file that is a route exports: a function for each method by its name, one function for all (or for the method that the file is
 * named after), or functions that load and change data.
 */
export type RouteExports = 'methods' | 'default' | 'data';

/** A route that a framework finds by the place of its file. */
export interface RouteFile {
  /** What lies before the folder of the routes; requests to it come from files below. */
  root: string;
  path: RoutePath;
  exports: RouteExports;
  /** Where the name of the file has it: `groups.get.ts`. */
  method: string | undefined;
}

/** The segments of a path; `:` stands for any one, `*` for any number at the end. */
export type RoutePath = readonly string[];

interface Convention {
  /** The folder of the routes, with those around it that say so. */
  folder: string;
  exports: RouteExports;
  /** What the path begins with. */
  prefix?: string;
  /** The first folder below, of routes that are no pages. */
  below?: string;
  /** The name of the file, which is no part of the path. */
  file?: string;
  /** The name of the file ends in a method. */
  hasMethod?: true;
  /** Dots in the name of the file separate segments. */
  isFlat?: true;
}

const CONVENTIONS: readonly Convention[] = [
  { folder: 'app', file: 'route', exports: 'methods' },
  { folder: 'pages', below: 'api', exports: 'default' },
  { folder: 'pages', exports: 'methods' },
  { folder: 'server/api', prefix: 'api', exports: 'default', hasMethod: true },
  { folder: 'server/routes', exports: 'default', hasMethod: true },
  { folder: 'routes', file: '+server', exports: 'methods' },
  { folder: 'app/routes', exports: 'data', isFlat: true },
  { folder: 'functions', exports: 'methods' },
];

/** With what finds their folders in a path: each file of a project is asked. */
const FOLDERS = CONVENTIONS.map((convention) => ({
  convention,
  pattern: new RegExp(`(?<=^|/)${convention.folder}/`, 'g'),
}));

const SCRIPT = /\.[cm]?[jt]sx?$/i;
const METHOD_ENDING = /\.(get|post|put|patch|delete|head|options)$/i;

/** The routes that a file may be by its place. */
export function routesOfFile(file: string): RouteFile[] {
  if (!SCRIPT.test(file)) return [];
  const whole = file.replaceAll('\\', '/').replace(SCRIPT, '');
  return FOLDERS.flatMap(({ convention, pattern }) =>
    [...whole.matchAll(pattern)].flatMap(({ index, 0: folder }) =>
      routeBelow(convention, whole.slice(0, index), whole.slice(index + folder.length)),
    ),
  );
}

function routeBelow(convention: Convention, root: string, rest: string): RouteFile[] {
  const { below, exports, hasMethod, isFlat, prefix } = convention;
  const method = hasMethod ? METHOD_ENDING.exec(rest)?.[1]?.toUpperCase() : undefined;
  const named = method === undefined ? rest : rest.replace(METHOD_ENDING, '');
  const names = (isFlat ? named.replaceAll('.', '/') : named).split('/');
  if (below !== undefined && names[0] !== below) return [];
  const last = names.at(-1) ?? '';
  if (convention.file !== undefined && last !== convention.file) return [];
  const isLeftOut = convention.file !== undefined || last === 'index' || last === '_index';
  const segments = (isLeftOut ? names.slice(0, -1) : names).flatMap(segmentOfName);
  return [{ root, path: prefix === undefined ? segments : [prefix, ...segments], exports, method }];
}

/** `[id]`, `$id`, `[...rest]`; groups, slots and layouts are no part of the path. */
function segmentOfName(name: string): string[] {
  if (/^(?:\(.*\)|@.*|_.*)$/.test(name)) return [];
  if (/^\[?\[\.\.\..*\]$|^\$$/.test(name)) return ['*'];
  return [/^\[.*\]$|^\$./.test(name) ? ':' : name];
}

const VERBS = ['get', 'post', 'put', 'patch', 'delete', 'del', 'all', 'head', 'options'];
const QUOTES = ["'", '"', '`'];

/** `app.get('/groups', …)`, `router.route('/groups')`, `app.get<Params>('/groups', …)`, `app.use('/groups', …)`. */
const CALLED = new RegExp(`\\.(?:${VERBS.join('|')}|route|use)\\s*(?:<[^()]*>)?\\(\\s*["'\`](/[^"'\`\\s]*)`, 'g');
/** `server.route({ url: '/groups', handler })`. */
const LISTED = /\b(?:url|path)\s*:\s*["'`](\/[^"'`\s]*)/g;
const DECORATED = /@(?:Controller|Get|Post|Put|Patch|Delete|All)\(\s*["'`]([^"'`\s]*)/g;

/** What tells a text that defines routes from one that requests them: a framework, or what handlers answer with. */
const SERVER =
  /\b(?:express|fastify|koa|hono|hapi|restify|polka|itty-router|Router)\b|\b(?:res|reply|ctx|c|h)\.(?:json|send|status|code|body|response)\b|@Controller\(/;

/** Of which a text that defines routes holds one. */
export const DEFINING_TOKENS: readonly string[] = [
  ...[...VERBS, 'route'].flatMap((verb) => QUOTES.map((quote) => `.${verb}(${quote}/`)),
  ...QUOTES.map((quote) => `>(${quote}/`),
  '.route({',
  '@Controller(',
];

/** Of which a text holds one that mounts routes below a path. */
export const MOUNTING_TOKENS: readonly string[] = [
  ...QUOTES.flatMap((quote) => [`.use(${quote}/`, `.basePath(${quote}/`, `prefix: ${quote}/`]),
  'setGlobalPrefix(',
];

/** Paths that a text may define routes for: more than it does, never fewer of those in whole strings. */
export function pathsDefinedIn(text: string): RoutePath[] {
  if (!SERVER.test(text)) return [];
  const patterns = [
    CALLED,
    ...(text.includes('.route(') ? [LISTED] : []),
    ...(text.includes('@Controller(') ? [DECORATED] : []),
  ];
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => pathOf(match[1] ?? '')));
}

/** The segments of a path as servers write it: `/groups/:id`, `/groups/{id}`, `/files/*`. */
export function pathOf(written: string): RoutePath {
  return written
    .replace(/\?.*$/, '')
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (segment.startsWith('*') ? '*' : /^(?::|\{)/.test(segment) ? ':' : segment));
}

/** What a text holds that requests one of the paths: their last written segments, each behind a slash or a quote. */
export function requestTokens(paths: readonly RoutePath[]): string[] {
  const names = new Set(paths.flatMap((path) => path.findLast((segment) => !/^[:*]$/.test(segment)) ?? []));
  return [...names].flatMap((name) => ['/', "'", '"', '`'].map((before) => before + name));
}

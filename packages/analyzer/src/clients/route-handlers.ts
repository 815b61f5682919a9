/** How the handlers of a server answer, as tables. */

/** What methods of a response, a reply or a context that a handler is given send their first argument. */
const BY_RESPONSE = new Set(['json', 'jsonp', 'send', 'end', 'response']);

/** Functions of frameworks and of the platform that make an answer of their first argument. */
const BY_IMPORT = new Set(['json', 'data', 'defer', 'Response', 'NextResponse']);

/** True where a call of that name answers with its first argument: on what a handler is `given`, or on something imported or global. */
export function answersWith(name: string, on: 'given' | 'imported'): boolean {
  return (on === 'given' ? BY_RESPONSE : BY_IMPORT).has(name);
}

/** What is assigned to a member of that name of what a handler is given is its answer: `ctx.body = …`. */
export const ANSWER_MEMBER = 'body';

const METHODS: Readonly<Record<string, string | undefined>> = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
  del: 'DELETE',
  all: undefined,
};

/** The method that a call defines a route for: `any` for all of them, undefined for a call that defines none. */
export function definedMethod(name: string): string | undefined {
  return Object.hasOwn(METHODS, name) ? (METHODS[name] ?? 'any') : undefined;
}

/** The decorators of a controller: its own, and those of its methods by what `definedMethod` knows. */
export const CONTROLLER = 'Controller';

/** Calls that mount routes below the path that they are given. */
export const MOUNTS: ReadonlySet<string> = new Set(['use', 'route', 'basePath', 'setGlobalPrefix']);

/** The option that does so. */
export const MOUNT_OPTION = 'prefix';

/** The export of a file that answers requests of a method. */
const EXPORTS: Readonly<Record<'methods' | 'data', readonly [RegExp, string][]>> = {
  methods: [
    [/^(GET|POST|PUT|PATCH|DELETE)$/, '$1'],
    [/^ALL$|^onRequest$/, 'any'],
    [/^onRequest(Get|Post|Put|Patch|Delete)$/, '$1'],
  ],
  data: [
    [/^loader$/, 'GET'],
    [/^action$/, 'any'],
  ],
};

/** The method that an export of a route's file answers, `any` for all; undefined for other exports. */
export function methodOfExport(exports: 'methods' | 'default' | 'data', name: string): string | undefined {
  if (exports === 'default') return name === 'default' ? 'any' : undefined;
  const rule = EXPORTS[exports].find(([pattern]) => pattern.test(name));
  if (!rule) return undefined;
  const method = name.replace(rule[0], rule[1]);
  return method === 'any' ? method : method.toUpperCase();
}

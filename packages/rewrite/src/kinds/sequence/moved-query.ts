/**
 * Where the query of the old call goes. It chose what the call returned, so it goes with the creation: into the body where the client
 * takes the query as an object, else it stays where it is. The second call names what was created by its id alone.
 */
import type { AnyNode, SourceModule } from '@curfew/analyzer';
import type { Edit } from '../../plan-types.js';
import { applyEdits } from '../../apply-edits.js';
import { breakList } from '../../text/break-lines.js';
import {
  insertAt,
  isInside,
  isSamePlace,
  replaceNode,
  replaceRange,
  sourceOf,
  spanOf,
} from '../../text/source-text.js';
import { propertyOf, withoutProperties, withoutProperty, type ObjectLiteral, type Property } from './object-literal.js';
import type { Call, WrittenCall } from './written-call.js';

interface QueryEdits {
  create: Edit[];
  fetch: Edit[];
}

const NOTHING: QueryEdits = { create: [], fetch: [] };
/** Clients whose POST takes the body as an argument of its own. */
const BODY_ARGUMENT: ReadonlySet<string> = new Set(['angular', 'axios', 'nest-axios']);
const QUERY_KEYS: ReadonlySet<string> = new Set(['params', 'query', 'searchParams', 'qs']);
/** An argument that has one of them is options, with the query among them. */
const OPTION_KEYS: ReadonlySet<string> = new Set(['headers', 'signal']);
/** Where clients take the body as an object among their options. */
const BODY_KEYS: Readonly<Record<string, string>> = {
  axios: 'data',
  cypress: 'body',
  got: 'json',
  ky: 'json',
  ofetch: 'body',
};

/**
 * Edits of the copy and of the call that stays.
 *
 * @param onLines a query that becomes a body of its own has each property on a line
 */
export function queryEdits(written: WrittenCall, path: AnyNode, onLines: boolean): QueryEdits {
  const { module, call, request } = written;
  const isDirect = isSamePlace(call, request.sink.call) && request.sink.module.file === module.file;
  const chained = chainedQuery(written, onLines);
  if (chained) return chained;
  const [first, second] = call.arguments;
  const isVerb = call.callee.type === 'MemberExpression' && first !== undefined && isInside(path, first);
  if (isDirect && isVerb && BODY_ARGUMENT.has(request.library)) return bodyArgument(written, onLines);
  if (isDirect && isVerb && request.library === 'sdk' && second) return sdkQuery(module, call, second);
  // A GET of k6 takes its options where a POST takes the body.
  if (isDirect && isVerb && request.library === 'k6' && second)
    return { create: [insertAt(module, spanOf(second).start, 'null, ')], fetch: [] };
  const config = call.arguments.find((argument): argument is ObjectLiteral => argument.type === 'ObjectExpression');
  const query = config && propertyOf(config, QUERY_KEYS);
  if (config && query) {
    const key = isDirect && query.value.type === 'ObjectExpression' ? bodyKey(request.library, config) : undefined;
    return {
      create: key === undefined ? [] : [renameKey(module, query, key)],
      fetch: isInside(path, config)
        ? withoutProperty(module, config.properties, query)
        : dropFrom(module, call, config, query),
    };
  }
  const given = request.query?.node;
  const last = call.arguments.at(-1);
  return given && last && isSamePlace(given, last) && !isSamePlace(last, path)
    ? { create: [], fetch: [dropArgument(module, call, last)] }
    : NOTHING;
}

/** `.query(…)` in a chain: superagent sends it, wretch gives it to the verb. */
function chainedQuery({ module, request, call, unit }: WrittenCall, onLines: boolean): QueryEdits | undefined {
  if (request.library !== 'superagent' && request.library !== 'wretch') return undefined;
  for (let at: AnyNode = unit; at.type === 'CallExpression' && at.callee.type === 'MemberExpression';) {
    const { object, property } = at.callee;
    const [query] = at.arguments;
    if (sourceOf(module, property) === 'query' && query) {
      const link = replaceRange(module, { start: spanOf(object).end, end: spanOf(at).end }, '');
      if (request.library === 'superagent')
        return {
          create: [replaceNode(module, property, 'send'), ...(onLines ? lineEdits(module, query) : [])],
          fetch: [link],
        };
      const body = insertAt(module, spanOf(call).end - 1, bodyText(module, query, onLines));
      return { create: call.arguments.length === 0 ? [link, body] : [], fetch: [link] };
    }
    at = object;
  }
  return NOTHING;
}

/**
 * `get(url, { params, headers })` -> `post(url, params, { headers })`. A query that is no object literal may be one that a client sends as
 * a form: it stays a query.
 */
function bodyArgument({ module, call, request }: WrittenCall, onLines: boolean): QueryEdits {
  const [first, config] = call.arguments;
  if (!first) return NOTHING;
  // Angular asks for a body; axios says of a request without one that it holds a form, and the service takes JSON.
  if (!config) return { create: [insertAt(module, spanOf(first).end, ', {}')], fetch: [] };
  if (config.type !== 'ObjectExpression')
    return { create: [insertAt(module, spanOf(config).start, '{}, ')], fetch: [] };
  const params = propertyOf(config, 'params');
  const isSent = params && isJson(params.value, request.library);
  const body = isSent ? bodyText(module, params.value, onLines) : '{}';
  // What creates is asked for its body alone.
  const observed = request.library === 'angular' ? propertyOf(config, 'observe') : undefined;
  const moved = [isSent ? params : undefined, observed].filter((entry) => entry !== undefined);
  const isAll = moved.length === config.properties.length;
  return {
    create: isAll
      ? [replaceNode(module, config, body)]
      : [insertAt(module, spanOf(config).start, `${body}, `), ...withoutProperties(module, config.properties, moved)],
    fetch: params ? dropFrom(module, call, config, params) : [],
  };
}

/** Whether a query is sent as JSON where it is given as a body. */
function isJson(query: AnyNode, library: string): boolean {
  return library === 'angular'
    ? query.type === 'ObjectExpression'
    : query.type !== 'NewExpression' && query.type !== 'CallExpression';
}

/** Edits that put each property of a query on a line of its own; none for a single one. */
function lineEdits(module: SourceModule, query: AnyNode): Edit[] {
  if (query.type !== 'ObjectExpression' || query.properties.length < 2) return [];
  const { start, end } = spanOf(query);
  return breakList(module, { start: start + 1, end: end - 1 }, query.properties, ',')?.edits ?? [];
}

function bodyText(module: SourceModule, query: AnyNode, onLines: boolean): string {
  const { start } = spanOf(query);
  const edits = onLines ? lineEdits(module, query) : [];
  return applyEdits(
    sourceOf(module, query),
    edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start })),
  );
}

/** The second argument is the query, or options with the query among them. */
function sdkQuery(module: SourceModule, call: Call, given: AnyNode): QueryEdits {
  const query = given.type === 'ObjectExpression' ? propertyOf(given, QUERY_KEYS) : undefined;
  const isOptions = given.type === 'ObjectExpression' && propertyOf(given, OPTION_KEYS);
  if (given.type === 'ObjectExpression' && query && isOptions)
    return { create: [], fetch: withoutProperty(module, given.properties, query) };
  if (isOptions) return NOTHING;
  return { create: [], fetch: [dropArgument(module, call, given)] };
}

/** `request` takes the body as `json`, or as `body` beside `json: true`. */
function bodyKey(library: string, config: ObjectLiteral): string | undefined {
  if (library === 'request') return propertyOf(config, 'json') ? 'body' : 'json';
  return BODY_KEYS[library];
}

function renameKey(module: SourceModule, property: Property, name: string): Edit {
  return property.shorthand
    ? insertAt(module, spanOf(property).start, `${name}: `)
    : replaceNode(module, property.key, name);
}

function dropFrom(module: SourceModule, call: Call, config: ObjectLiteral, property: Property): Edit[] {
  const isLast = isSamePlace(call.arguments.at(-1) ?? call, config);
  return config.properties.length === 1 && isLast
    ? [dropArgument(module, call, config)]
    : withoutProperty(module, config.properties, property);
}

function dropArgument(module: SourceModule, call: Call, argument: AnyNode): Edit {
  const index = call.arguments.findIndex((other) => isSamePlace(other, argument));
  const before = call.arguments[index - 1];
  const start = before ? spanOf(before).end : spanOf(argument).start;
  return replaceRange(module, { start, end: spanOf(argument).end }, '');
}

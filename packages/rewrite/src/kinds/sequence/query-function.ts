/** RTK Query: an endpoint whose `query` makes one request gets a `queryFn` that makes two. */
import type { AnyNode } from '@curfew/analyzer';
import type { Edit } from '../../plan-types.js';
import type { Situation } from '../../situation.js';
import { linesAt } from '../../text/break-lines.js';
import { usesSemicolons } from '../../text/layout.js';
import { insertAt, isInside, isSamePlace, replaceNode, sourceOf, spanOf } from '../../text/source-text.js';
import { keyName, writeString } from '../../text/strings.js';
import { quoteOfFile } from '../../text/file-style.js';
import { freeName } from './names.js';
import { propertyOf, withoutProperty, type ObjectLiteral, type Property } from './object-literal.js';
import { sourceWith, type PathEdits } from './two-calls.js';
import type { Call } from './written-call.js';

/** What is done with an answer of `query`, and not with one of `queryFn`. */
const OF_QUERY_ALONE = /^(?:transformResponse|transformErrorResponse|responseSchema|rawResponseSchema)$/;

/** The place where an endpoint says what it requests. */
export interface QueryOfEndpoint {
  property: Property;
  /** What the function gives: a path, or an object with it. */
  given: AnyNode;
  /** Between the parentheses of the function. */
  parameters: string;
}

/** Reads an endpoint of an API, or says why no `queryFn` can take the place of its `query`. */
export function queryOfEndpoint({ match }: Situation, call: Call, path: AnyNode): QueryOfEndpoint | string {
  const { module } = match;
  const [options] = call.arguments;
  const unseen =
    'An endpoint with `query` makes one request; give it a `queryFn` that makes both with the base query it is handed.';
  if (options?.type !== 'ObjectExpression') return unseen;
  const property = options.properties.find(
    (entry): entry is Property => entry.type === 'Property' && keyName(entry.key) === 'query' && isInside(path, entry),
  );
  const after = options.properties.find(
    (entry) => entry.type === 'Property' && OF_QUERY_ALONE.test(keyName(entry.key) ?? ''),
  );
  if (after?.type === 'Property')
    return `\`${sourceOf(module, after.key)}\` is not called for a \`queryFn\`: write one that makes both requests, and do there what it does.`;
  const fn = property?.value;
  if (!property || (fn?.type !== 'ArrowFunctionExpression' && fn?.type !== 'FunctionExpression')) return unseen;
  const given = givenBy(fn.body);
  if (!given || (given.type !== 'ObjectExpression' && !isSamePlace(given, path))) return unseen;
  if (given.type === 'ObjectExpression' && given.properties.some((entry) => entry.type !== 'Property')) return unseen;
  const [first] = fn.params;
  const last = fn.params.at(-1);
  const parameters = first && last ? module.text.slice(spanOf(first).start, spanOf(last).end) : '_arg';
  return fn.params.length > 1 ? unseen : { property, given, parameters };
}

/** What a function with this body gives that does nothing else. */
function givenBy(body: AnyNode | null): AnyNode | undefined {
  if (body?.type !== 'BlockStatement') return body ?? undefined;
  const [only] = body.body;
  return body.body.length === 1 && only?.type === 'ReturnStatement' ? (only.argument ?? undefined) : undefined;
}

/**
 * A `queryFn` in place of the `query`.
 *
 * @param paths edits of the path for both requests; the second names what was created by `name`
 */
export function queryFunction(
  situation: Situation,
  call: Call,
  { property, given, parameters }: QueryOfEndpoint,
  paths: PathEdits,
  { name, idField, listField }: { name: string; idField: string; listField: string | undefined },
): Edit[] {
  const { module } = situation.match;
  const isTyped = /\.[cm]?tsx?$/.test(module.file);
  const end = usesSemicolons(module) ? ';' : '';
  const { outer, inner } = linesAt(module, spanOf(property).start);
  const method = `method: ${writeString('POST', quoteOfFile(module))}`;
  const written = { module };
  const baseQuery = freeName('fetchWithBaseQuery', call, situation);
  const created = freeName('created', call, situation);
  const fetched = freeName('fetched', call, situation);
  const create =
    given.type === 'ObjectExpression'
      ? sourceWith(written, given, [paths.create, ...creating(situation, given, method)])
      : `{ url: ${sourceWith(written, given, [paths.create])}, ${method} }`;
  const params = given.type === 'ObjectExpression' ? propertyOf(given, 'params') : undefined;
  const fetch = sourceWith(written, given, [
    { ...paths.fetch, file: module.file },
    ...(params && given.type === 'ObjectExpression' ? withoutProperty(module, given.properties, params) : []),
  ]);
  const cast = (text: string, type: string): string => (isTyped ? `(${text} as ${type})` : text);
  const [type] = call.typeArguments?.params ?? [];
  const list = type ? sourceOf(module, type) : 'unknown';
  const data =
    listField === undefined
      ? `${fetched}.data`
      : `${cast(`${fetched}.data`, `{ ${listField}: ${list} }`)}.${listField}`;
  const lines = [
    `const ${created} = await ${baseQuery}(${create})`,
    `if (${created}.error) return { error: ${created}.error }`,
    `const ${name} = ${isTyped ? `${created}.data as { ${idField}: string | number }` : `${created}.data`}`,
    `const ${fetched} = await ${baseQuery}(${fetch})`,
    `return ${fetched}.error ? { error: ${fetched}.error } : { data: ${data} }`,
  ];
  const body = lines.map((line) => inner + line + end).join('');
  return [
    replaceNode(
      module,
      property,
      `queryFn: async (${parameters}, _api, _extraOptions, ${baseQuery}) => {${body}${outer}}`,
    ),
  ];
}

/** Edits of `{ url, params }` that make it what creates: the query becomes the body. */
function creating({ match: { module } }: Situation, given: ObjectLiteral, method: string): Edit[] {
  const edits: Edit[] = [];
  const written = propertyOf(given, 'method');
  const url = propertyOf(given, 'url');
  if (written) edits.push(replaceNode(module, written, method));
  else if (url) edits.push(insertAt(module, spanOf(url).end, `, ${method}`));
  const params = propertyOf(given, 'params');
  if (params?.shorthand === true) edits.push(insertAt(module, spanOf(params).start, 'body: '));
  else if (params) edits.push(replaceNode(module, params.key, 'body'));
  return edits;
}

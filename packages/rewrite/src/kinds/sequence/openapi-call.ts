/** openapi-fetch: `GET` and `POST` take a path template, and give the body or an error beside the response. */
import type { AnyNode } from '@curfew/analyzer';
import type { Operation } from '@curfew/schedule';
import type { Edit } from '../../plan-types.js';
import type { Situation } from '../../situation.js';
import { linesAt } from '../../text/break-lines.js';
import {
  hasComment,
  insertAt,
  isInside,
  isSamePlace,
  replaceNode,
  replaceRange,
  sourceOf,
  spanOf,
} from '../../text/source-text.js';
import { stringValue, writeLike } from '../../text/strings.js';
import { freeName } from './names.js';
import { propertyOf, withoutProperty, type ObjectLiteral } from './object-literal.js';
import { sourceWith } from './two-calls.js';
import type { WrittenCall } from './written-call.js';

interface Wanted {
  create: Operation;
  fetch: Operation;
  /** The parameter of the second path, which the answer of the first call holds. */
  idField: string;
  /** The field of the second answer that holds what the old call returned. */
  listField: string | undefined;
}

/** `client.POST(…).then(…client.GET(…))`: an error of the first call is given on as it is. The reason where the call cannot be written twice. */
export function openapiCalls(
  situation: Situation,
  written: WrittenCall,
  path: AnyNode,
  { create, fetch, idField, listField }: Wanted,
): Edit[] | string {
  const { module, call, request } = written;
  const method = request.methodSite;
  const at = call.arguments.findIndex((argument) => isSamePlace(argument, path));
  if (at === -1 || stringValue(path) === undefined)
    return 'The text of the path is not plain enough to be written twice.';
  if (method?.module.file !== module.file || !isInside(method.node, call))
    return 'The method is not written with the call; write a POST and then a GET.';
  const init = call.arguments[at + 1];
  if (init && init.type !== 'ObjectExpression')
    return `What \`${sourceOf(module, init)}\` holds is not seen: its query goes into the body of the POST.`;
  const pathText = (operation: Operation): Edit => replaceNode(module, path, writeLike(module, path, operation.path));
  const created = freeName('created', call, situation);
  const params = `params: { path: { ${idField}: ${created}.data.${idField} } }`;
  const first = sourceWith(written, call, [
    methodText(written, 'POST'),
    pathText(create),
    ...bodyOf(written, path, init),
  ]);
  const second = sourceWith(written, call, [pathText(fetch), ...paramsOf(written, path, init, params)]);
  if (hasComment(sourceOf(module, call).replace(/(['"`])(?:\\.|(?!\1)[^\\])*\1/g, '')))
    return 'A comment stands in the call; write both calls by hand.';
  const { inner } = linesAt(module, spanOf(call).start);
  const answer = freeName('answer', call, situation);
  const list =
    listField === undefined
      ? ''
      : `${inner}.then((${answer}) => ({ ...${answer}, data: ${answer}.data?.${listField} }))`;
  return [
    replaceNode(
      module,
      call,
      `${first}${inner}.then((${created}) => (${created}.data ? ${second} : ${created}))${list}`,
    ),
  ];
}

function methodText({ module, request }: WrittenCall, method: string): Edit {
  const { node } = request.methodSite ?? { node: request.call };
  const text = stringValue(node);
  if (text === undefined) return replaceNode(module, node, method);
  return replaceNode(
    module,
    node,
    writeLike(module, node, text === text.toUpperCase() ? method : method.toLowerCase()),
  );
}

/** `{ params: { query: {…} } }` -> `{ body: {…} }`. */
function bodyOf({ module }: WrittenCall, path: AnyNode, init: ObjectLiteral | undefined): Edit[] {
  if (!init) return [insertAt(module, spanOf(path).end, ', { body: {} }')];
  const params = propertyOf(init, 'params');
  const query = params?.value.type === 'ObjectExpression' ? propertyOf(params.value, 'query') : undefined;
  const body = `body: ${query ? sourceOf(module, query.value) : '{}'}`;
  const [first] = init.properties;
  if (!first) return [replaceNode(module, init, `{ ${body} }`)];
  if (!params || !query) return [insertAt(module, spanOf(first).start, `${body}, `)];
  const others = params.value.type === 'ObjectExpression' ? params.value.properties : [];
  if (others.length === 1) return [replaceNode(module, params, body)];
  return [...withoutProperty(module, others, query), insertAt(module, spanOf(params).start, `${body}, `)];
}

/** The same with the id in the path in place of the query. */
function paramsOf({ module }: WrittenCall, path: AnyNode, init: ObjectLiteral | undefined, text: string): Edit[] {
  if (!init) return [insertAt(module, spanOf(path).end, `, { ${text} }`)];
  const params = propertyOf(init, 'params');
  const [first] = init.properties;
  if (!first) return [replaceNode(module, init, `{ ${text} }`)];
  if (!params) return [insertAt(module, spanOf(first).start, `${text}, `)];
  const others = params.value.type === 'ObjectExpression' ? params.value.properties : [];
  const query = params.value.type === 'ObjectExpression' ? propertyOf(params.value, 'query') : undefined;
  const inner = text.slice('params: { '.length, -' }'.length);
  if (query) return [replaceRange(module, spanOf(query), inner)];
  const [other] = others;
  return other ? [insertAt(module, spanOf(other).start, `${inner}, `)] : [replaceNode(module, params, text)];
}

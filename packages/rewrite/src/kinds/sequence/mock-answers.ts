/** Mocks that answer in place of the service: one answer becomes two. */
import type { AnyNode, Site } from '@curfew/analyzer';
import type { Edit } from '../../plan-types.js';
import type { Situation } from '../../situation.js';
import { separatorText } from '../../text/list-layout.js';
import {
  insertAt,
  isInside,
  isSamePlace,
  replaceNode,
  replaceRange,
  sourceOf,
  spanOf,
} from '../../text/source-text.js';
import { alignPath, segmentsOf } from '../path-template.js';
import type { Operations } from './compose-call.js';
import { interceptedAnswers } from './intercepted-answers.js';
import { sourceWith } from './two-calls.js';
import type { Call } from './written-call.js';

type PathSite = Extract<Site, { form: 'path' }>;

const REASON = 'It answers in place of the service; let it answer the two operations that take over as well.';
/** The id that a mock gives to what is created. */
const ID = '1';

/** A mock as it is written, with the segment of its path that changes. */
interface Mock {
  call: Call;
  segment: { start: number; end: number };
  /** What takes its place where something is created. */
  next: string;
  verb: AnyNode;
}

/** The edits for msw, nock, Cypress and Playwright, or why the two answers cannot be written. */
export function mockAnswers(situation: Situation, site: PathSite, operations: Operations): Edit[] | string {
  const { match } = situation;
  const { request } = site;
  const call = request?.call;
  if (call?.type !== 'CallExpression' || request?.module.file !== match.module.file || !isInside(site.node, call))
    return REASON;
  const isStatement = request.library === 'cypress' || request.library === 'playwright';
  if (call.callee.type !== 'MemberExpression') return REASON;
  if (!isStatement && sourceOf(match.module, call.callee.property) !== 'get') return REASON;
  const found = isStatement
    ? lastSegment(site.pieces, operations.from.path)
    : alignPath(site.pieces, segmentsOf(operations.from.path), false)?.[0];
  const piece = found && site.pieces[found.piece];
  const [next] = segmentsOf(operations.create.path).slice(-1);
  // A query of the old path says which events are meant: what creates has a body for that.
  if (!piece?.span || !found || next === undefined || (!isStatement && piece.text.length !== found.end)) return REASON;
  const [from] = piece.span;
  const segment = { start: from + found.start, end: from + found.end };
  if (isStatement) {
    const { idField, listField } = operations;
    // `/events?*` asks for a query, and neither of the two has one for certain.
    if (match.module.text.charAt(segment.end) === '?') segment.end += 1;
    const answerOf = (list: string): string => bodyWith(list, idField, listField);
    const created = `{ ${idField}: ${ID} }`;
    return interceptedAnswers(situation, {
      request,
      call,
      path: piece.node,
      segment,
      next,
      created,
      id: ID,
      listField,
      answerOf,
    });
  }
  const mock: Mock = { call, segment, next, verb: call.callee.property };
  if (request.library === 'msw') return ofMsw(situation, mock, operations);
  return request.library === 'nock' ? ofNock(situation, mock, operations) : REASON;
}

/** The last segment of a path that may be a glob: `/events*` stands for `/events?limit=1` as well. */
function lastSegment(
  pieces: PathSite['pieces'],
  path: string,
): { piece: number; start: number; end: number } | undefined {
  const [segment = ''] = segmentsOf(path).slice(-1);
  const piece = pieces.length - 1;
  const found = new RegExp(`(?<=^|/)${segment}(?=\\??\\*{0,2}$)`).exec(pieces[piece]?.text ?? '');
  return found ? { piece, start: found.index, end: found.index + segment.length } : undefined;
}

/** `http.get(path, () => HttpResponse.json(list))` among other handlers. */
function ofMsw(
  { match, context }: Situation,
  { call, segment, next, verb }: Mock,
  { idField, listField }: Operations,
): Edit[] | string {
  const { module } = match;
  const [, resolver, ...more] = call.arguments;
  const body = more.length === 0 ? answeredBy(resolver) : undefined;
  const list = context.facts.parentOf(call, module);
  const siblings =
    list?.type === 'ArrayExpression' ? list.elements : list?.type === 'CallExpression' ? list.arguments : undefined;
  if (!body || !siblings || sourceOf(module, body.callee) !== 'HttpResponse.json') return REASON;
  const [given] = body.arguments;
  if (!given || given.type === 'SpreadElement') return REASON;
  const elements = siblings.filter((element) => element !== null);
  const index = elements.findIndex((element) => isSamePlace(element, call));
  const create = sourceWith({ module }, call, [
    replaceNode(module, verb, 'post'),
    replaceRange(module, segment, next),
    replaceNode(module, given, `{ ${idField}: ${ID} }`),
  ]);
  const between =
    elements.length > 1 || /^\s*[\r\n]/.test(module.text.slice(spanOf(list ?? call).start + 1))
      ? separatorText(module, elements, index, ',')
      : ', ';
  return [
    insertAt(module, spanOf(call).start, create + between),
    replaceRange(module, segment, `${next}/:${idField}`),
    replaceNode(module, given, bodyWith(sourceOf(module, given), idField, listField)),
  ];
}

/** `.get('/events').reply(200, list)` in a chain. */
function ofNock(
  { match, context }: Situation,
  { call, segment, next, verb }: Mock,
  { idField, listField }: Operations,
): Edit[] | string {
  const { module } = match;
  const member = context.facts.parentOf(call, module);
  const reply = member && context.facts.parentOf(member, module);
  if (
    member?.type !== 'MemberExpression' ||
    reply?.type !== 'CallExpression' ||
    call.callee.type !== 'MemberExpression'
  )
    return REASON;
  const [status, given, ...more] = reply.arguments;
  const isPlain = sourceOf(module, member.property) === 'reply' && call.arguments.length === 1 && more.length === 0;
  if (
    !isPlain ||
    status?.type !== 'Literal' ||
    !given ||
    given.type === 'SpreadElement' ||
    given.type.includes('Function')
  )
    return REASON;
  const gap = module.text.slice(spanOf(call).end, spanOf(member.property).start);
  const link = module.text.slice(spanOf(call.callee.object).end, spanOf(verb).start);
  const start = spanOf(verb).start;
  const create = sourceWith({ module }, call, [
    replaceNode(module, verb, 'post'),
    replaceRange(module, segment, next),
  ]).slice(start - spanOf(call).start);
  return [
    insertAt(module, start, `${create}${gap}reply(${sourceOf(module, status)}, { ${idField}: ${ID} })${link}`),
    replaceRange(module, segment, `${next}/${ID}`),
    replaceNode(module, given, bodyWith(sourceOf(module, given), idField, listField)),
  ];
}

function bodyWith(list: string, idField: string, listField: string | undefined): string {
  return listField === undefined
    ? list
    : `{ ${idField}: ${ID}, ${list === listField ? list : `${listField}: ${list}`} }`;
}

/** The call that a function without parameters gives. */
function answeredBy(node: AnyNode | undefined): Call | undefined {
  if (node?.type !== 'ArrowFunctionExpression' || node.params.length > 0) return undefined;
  let { body }: { body: AnyNode } = node;
  if (body.type === 'BlockStatement') {
    const [only] = body.body;
    if (body.body.length !== 1 || only?.type !== 'ReturnStatement' || !only.argument) return undefined;
    body = only.argument;
  }
  return body.type === 'CallExpression' ? body : undefined;
}

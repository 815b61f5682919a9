/** One operation that becomes two: create something (POST), then fetch it by its id (GET). */
import type { AnyNode, RequestSite, Site } from '@curfew/analyzer';
import type { Operation, Replacement } from '@curfew/schedule';
import { manual, rewrite } from '../../plan-building.js';
import type { Edit, Plan } from '../../plan-types.js';
import type { Situation } from '../../situation.js';
import { isInside, replaceRange, sourceOf, spanOf } from '../../text/source-text.js';
import { alignPath, isParameter, segmentsOf, type WrittenSegment } from '../path-template.js';
import { listFieldOf, resourceOf } from './answer.js';
import { callsOfEntry } from './calls-of-entry.js';
import { composeCall, type Operations } from './compose-call.js';
import { mockAnswers } from './mock-answers.js';
import { freeName } from './names.js';
import { openapiCalls } from './openapi-call.js';
import { APART } from './path-constant.js';
import { queryFunction, queryOfEndpoint } from './query-function.js';
import type { PathEdits } from './two-calls.js';
import { writtenCall, type WrittenCall } from './written-call.js';

type Sequence = Extract<Replacement, { kind: 'sequence' }>;
type PathSite = Extract<Site, { form: 'path' }>;

/** Plans two calls in place of one: in statements, in a chain of promises, or in a pipe of observables. */
export function planSequence(situation: Situation, replacement: Sequence): Plan[] {
  const { match, context } = situation;
  const { operations } = context.schedule;
  const [create, fetch, ...more] = replacement.operations.map((id) => operations.find((entry) => entry.id === id));
  const title = `Call ${replacement.operations.map((id) => nameOf(operations, id)).join(', then ')}`;
  const { target, site } = match;
  const from = target.kind === 'endpoint' ? operations.find(({ id }) => id === target.operation) : undefined;
  const parameter = fetch && segmentsOf(fetch.path).at(-1);
  const fail = (reason: string): Plan[] => [manual(situation, title, reason)];
  const isKnown = parameter !== undefined && isParameter(parameter) && more.length === 0;
  if (create?.method !== 'POST' || !fetch || !isKnown || !from)
    return fail('The calls that take over are not shown in full; write them in this order.');
  if (site.form !== 'path') return fail(`\`${match.spelling}\` is not the path of a call.`);
  const idField = parameter.slice(1, -1);
  const list = listFieldOf(situation, from, fetch);
  const wanted: Operations = { create, from, fetch, idField, listField: list.name };
  if (site.request && isMock(site.request)) {
    const answers = mockAnswers(situation, site, wanted);
    if (typeof answers === 'string') return fail(answers);
    const doubts = [`The \`${idField}\` is made up, and the body of POST ${create.path} is not looked at: check both.`];
    const also = `Answer ${replacement.operations.map((id) => nameOf(operations, id)).join(', then ')}`;
    return [rewrite(situation, also, answers, { doubts: [...doubts, ...list.doubts] })];
  }
  const written = callOf(situation, site);
  if (typeof written === 'string' && written !== APART) return fail(written);
  const composed =
    typeof written === 'string'
      ? callsOfEntry(situation, site, from, create, (at, call, path, paths, taken) =>
          composeUse(at, call, path, paths, wanted, taken),
        )
      : asPlan(compose(situation, site, written, wanted));
  if (typeof composed === 'string') return fail(composed);
  return [
    rewrite(situation, title, composed.edits, {
      doubts: [
        ...composed.doubts,
        `What POST ${create.path} takes, and that its answer holds \`${idField}\`, is not shown: check the body and the names.`,
        ...list.doubts,
      ],
    }),
  ];
}

const asPlan = (edits: Edit[] | string): { edits: Edit[]; doubts: string[] } | string =>
  typeof edits === 'string' ? edits : { edits, doubts: [] };

/** One call of those that a constant or a table gives the path to. */
function composeUse(
  at: Situation,
  written: WrittenCall,
  path: AnyNode,
  paths: (id: string) => PathEdits | undefined,
  wanted: Operations,
  taken: number,
): Edit[] | string {
  const { request } = written;
  if (request.library === 'openapi-fetch' || (request.library === 'rtk-query' && isEndpoint(written))) return APART;
  return reasonOf(request) ?? composeCall(at, written, path, wanted, paths, taken);
}

const isEndpoint = ({ call }: WrittenCall): boolean => call.callee.type === 'MemberExpression';

function callOf(situation: Situation, site: PathSite): WrittenCall | string {
  const { request } = site;
  const { module } = situation.match;
  const reason = request && reasonOf(request);
  if (reason !== undefined) return reason;
  if (request?.module.file !== module.file || !isInside(site.node, request.call)) return APART;
  const written = writtenCall(request, situation);
  if (typeof written === 'string') return written;
  return isInside(site.node, written.unit) ? written : APART;
}

/** Why a kind of client has no place for a second call. */
function reasonOf(request: RequestSite): string | undefined {
  if (isMock(request))
    return 'It answers in place of the service; let it answer the two operations that take over as well.';
  return undefined;
}

function isMock({ library, module, call }: RequestSite): boolean {
  return (
    MOCKS.has(library) ||
    (library === 'cypress' && call.type === 'CallExpression' && sourceOf(module, call.callee).endsWith('.intercept'))
  );
}

const MOCKS: ReadonlySet<string> = new Set(['axios-mock-adapter', 'fetch-mock', 'msw', 'nock', 'playwright']);

/** The edits in the way of the client, or why there are none. */
function compose(situation: Situation, site: PathSite, written: WrittenCall, operations: Operations): Edit[] | string {
  const { library } = written.request;
  if (library === 'openapi-fetch') return openapiCalls(situation, written, site.node, operations);
  return library === 'rtk-query' && isEndpoint(written)
    ? composeEndpoint(situation, site, written, operations)
    : composeCall(situation, written, site.node, operations, (id) => {
        const segment = alignPath(site.pieces, segmentsOf(operations.from.path), false)?.[0];
        return segment && pathEdits(situation, site, segment, operations.create, id);
      });
}

function composeEndpoint(
  situation: Situation,
  site: PathSite,
  { call }: WrittenCall,
  { create, from, idField, listField }: Operations,
): Edit[] | string {
  const endpoint = queryOfEndpoint(situation, call, site.node);
  if (typeof endpoint === 'string') return endpoint;
  const segment = alignPath(site.pieces, segmentsOf(from.path), false)?.[0];
  const name = freeName(resourceOf(situation), call, situation);
  const paths = segment && pathEdits(situation, site, segment, create, `${name}.${idField}`);
  if (!paths) return 'The text of the path is not plain enough to be written twice.';
  return queryFunction(situation, call, endpoint, paths, { name, idField, listField });
}

function nameOf(operations: readonly Operation[], id: string): string {
  const found = operations.find((entry) => entry.id === id);
  return found ? `${found.method} ${found.path}` : id;
}

function pathEdits(
  situation: Situation,
  site: PathSite,
  segment: WrittenSegment,
  create: Operation,
  id: string,
): PathEdits | undefined {
  const { module } = situation.match;
  const piece = site.pieces[segment.piece];
  if (!piece?.span || piece.module.file !== module.file || !isInside(piece.node, site.node)) return undefined;
  const [last = ''] = segmentsOf(create.path).slice(-1);
  const end = spanOf(wholePath(situation, site.node, piece.node)).end;
  const literal = spanOf(piece.node);
  const start = piece.span[0] + segment.start;
  // A query chose what is created; the second call names it by its id alone.
  const head = module.text.slice(literal.start + 1, start);
  const isTemplate = sourceOf(module, piece.node).startsWith('`');
  if (!isTemplate && /`|\$\{/.test(head)) return undefined;
  return {
    create: replaceRange(module, { start, end: piece.span[0] + segment.end }, last),
    fetch: replaceRange(module, { start: literal.start, end }, `\`${head}${last}/\${${id}}\``),
  };
}

/** The concatenation that holds the text of the path, with the query behind it. */
function wholePath({ context, match }: Situation, path: AnyNode, piece: AnyNode): AnyNode {
  let whole = isInside(piece, path) ? path : piece;
  for (;;) {
    const parent = context.facts.parentOf(whole, match.module);
    if (parent?.type !== 'BinaryExpression' || parent.operator !== '+') return whole;
    whole = parent;
  }
}

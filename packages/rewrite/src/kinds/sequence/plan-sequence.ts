/** One operation that becomes two: create something (POST), then fetch it by its id (GET). */
import type { AnyNode, RequestSite, Site } from '@curfew/analyzer';
import type { Operation, Replacement } from '@curfew/schedule';
import { manual, rewrite } from '../../plan-building.js';
import type { Plan } from '../../plan-types.js';
import type { Situation } from '../../situation.js';
import { linesAt } from '../../text/break-lines.js';
import { isTooWide } from '../../text/final-lines.js';
import { indentAt, isInside, lineStart, replaceRange, sourceOf, spanOf } from '../../text/source-text.js';
import { alignPath, isParameter, segmentsOf, type WrittenSegment } from '../path-template.js';
import { answerPlaceOf } from './answer-place.js';
import { awaitedReads, listFieldOf, promisedReads, resourceOf, type ReadChange } from './answer.js';
import { asArrowBlock, asChain, asObservable, asStatement, creation, type Parts } from './composition.js';
import { freeName, namesTakenBefore } from './names.js';
import { openapiCalls } from './openapi-call.js';
import { queryFunction, queryOfEndpoint } from './query-function.js';
import { sourceWith, twoCalls, type PathEdits } from './two-calls.js';
import { placeOf, writtenCall, type Place, type WrittenCall } from './written-call.js';

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
  const written = callOf(situation, site);
  if (typeof written === 'string') return fail(written);
  const idField = parameter.slice(1, -1);
  const list = listFieldOf(situation, from, fetch);
  const composed = compose(situation, site, written, { create, from, fetch, idField, listField: list.name });
  if (typeof composed === 'string') return fail(composed);
  return [
    rewrite(situation, title, composed, {
      doubts: [
        `What POST ${create.path} takes, and that its answer holds \`${idField}\`, is not shown: check the body and the names.`,
        ...list.doubts,
      ],
    }),
  ];
}

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

const APART = 'The path stands apart from its call; two calls have to take the place of one.';

/** Why a kind of client has no place for a second call. */
function reasonOf({ library }: RequestSite): string | undefined {
  if (MOCKS.has(library))
    return 'It answers in place of the service; let it answer the two operations that take over as well.';
  return undefined;
}

const MOCKS: ReadonlySet<string> = new Set(['axios-mock-adapter', 'fetch-mock', 'msw', 'nock', 'playwright']);

interface Operations {
  create: Operation;
  from: Operation;
  fetch: Operation;
  idField: string;
  listField: string | undefined;
}

/** The edits in the way of the client, or why there are none. */
function compose(
  situation: Situation,
  site: PathSite,
  written: WrittenCall,
  operations: Operations,
): Parts['edits'] | string {
  const { library } = written.request;
  if (library === 'openapi-fetch') return openapiCalls(situation, written, site.node, operations);
  const isDeclared = written.call.callee.type === 'MemberExpression';
  return library === 'rtk-query' && isDeclared
    ? composeEndpoint(situation, site, written, operations)
    : composeCall(situation, site, written, operations);
}

function composeEndpoint(
  situation: Situation,
  site: PathSite,
  { call }: WrittenCall,
  { create, from, idField, listField }: Operations,
): Parts['edits'] | string {
  const endpoint = queryOfEndpoint(situation, call, site.node);
  if (typeof endpoint === 'string') return endpoint;
  const segment = alignPath(site.pieces, segmentsOf(from.path), false)?.[0];
  const name = freeName(resourceOf(situation), call, situation);
  const paths = segment && pathEdits(situation, site, segment, create, `${name}.${idField}`);
  if (!paths) return 'The text of the path is not plain enough to be written twice.';
  return queryFunction(situation, call, endpoint, paths, { name, idField, listField });
}

function composeCall(
  situation: Situation,
  site: PathSite,
  written: WrittenCall,
  { create, from, idField, listField }: Operations,
): Parts['edits'] | string {
  const place = placeOf(written, situation);
  if (typeof place === 'string') return place;
  const segment = alignPath(site.pieces, segmentsOf(from.path), false)?.[0];
  const { call, whole } = written;
  const taken = place.kind === 'statement' ? namesTakenBefore(place.statement, situation) : 0;
  const name = freeName(resourceOf(situation), call, situation, taken);
  const paths = segment && pathEdits(situation, site, segment, create, `${name}.${idField}`);
  if (!paths) return 'The text of the path is not plain enough to be written twice.';
  const names = { listField, idField };
  const calls = twoCalls(situation, written, site.node, paths, { ...names, onLines: false });
  if (typeof calls === 'string') return calls;
  const answer = answerPlaceOf(situation, written);
  if (!answer)
    return 'What the function of the project makes of an answer is not seen to the end; write both calls by hand.';
  const reads = readsAt(situation, written, place, answer, listField);
  if (typeof reads === 'string') return reads;
  const parts: Parts = { situation, written, calls, answer, reads, name, idField, edits: [] };
  if (isTooWide(situation, firstCallText(parts, place), replaceRange(written.module, spanOf(call), ''))) {
    const onLines = twoCalls(situation, written, site.node, paths, { ...names, onLines: true });
    if (typeof onLines !== 'string') parts.calls = onLines;
  }
  switch (place.kind) {
    case 'statement':
      return asStatement(parts, place.statement);
    case 'arrow':
      return asArrowBlock(parts, place.arrow);
    case 'chain':
      return asChain(parts, whole);
    case 'observable':
      return asObservable(parts);
  }
}

/** The first call with what stands in front of it on its line. */
function firstCallText(parts: Parts, place: Place): string {
  const { written, calls } = parts;
  const { module } = written;
  const { text } = module;
  if (place.kind === 'statement') return indentAt(text, spanOf(place.statement).start) + creation(parts);
  if (place.kind === 'arrow') return linesAt(module, spanOf(place.arrow).start).inner + creation(parts);
  const { start } = spanOf(written.whole);
  return text.slice(lineStart(text, start), start) + sourceWith(written, written.unit, calls.create);
}

function readsAt(
  situation: Situation,
  written: WrittenCall,
  place: Place,
  answer: Parts['answer'],
  listField: string | undefined,
): ReadChange | string {
  if (listField === undefined) return { edits: [] };
  const awaited = place.kind === 'observable' ? undefined : place.awaited;
  return awaited
    ? awaitedReads(situation, written, awaited, answer, listField)
    : promisedReads(situation, written, answer, listField);
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

/** Paths that a URL is compared with: a mocked `fetch` that tells its calls apart, an expectation about a call. */
import type { AnyNode, SourceModule, TextPiece } from '../contracts.js';
import { refill } from '../evaluate/budget.js';
import type { CallNode } from '../evaluate/calls.js';
import { once, type Context } from '../evaluate/context.js';
import { isBoundProject } from '../requests/bound-project.js';
import { requestsOfCall } from '../requests/collect-requests.js';
import { UNDECIDED_MOCK, type Belief } from '../requests/confidence.js';
import { MOCKED, combine } from '../requests/describe.js';
import { matchOperation } from '../requests/match-operation.js';
import { readPath } from '../requests/read-path.js';
import { indexOf, parentOf, referencesOf, variableAt } from '../syntax/module-index.js';
import { takenBy, wholeText } from '../syntax/outermost.js';
import { readOf } from '../syntax/read-path-of.js';
import { contains, literalString, memberName, unwrap } from '../syntax/nodes.js';
import type { MatchList } from './match-list.js';
import { pathAnchor } from './path-anchor.js';
import { comparedUrl } from './compared-urls.js';
import { detectRequest } from './requests.js';
import { callExpected, callStoodFor } from './stand-ins.js';
import { otherSide } from './value-sets.js';

/** Adds the matches of compared paths: with the host of the service, of its clients, or distinctive ones in a bound project. */
export function detectPathComparisons(context: Context, module: SourceModule, list: MatchList): void {
  detectExpectedCalls(context, module, list);
  const seen = new Set<AnyNode>();
  for (const literal of indexOf(module).literals) {
    if (!mayBePath(context, literal)) continue;
    const text = wholeText(literal, module);
    if (seen.has(text)) continue;
    seen.add(text);
    for (const node of placesOf(text, module)) {
      const subject = comparedWith(node, module);
      if (!subject) continue;
      refill(context);
      detectCall(context, callStoodFor(subject, node, module), module, list);
      detectCompared(context, { node, text }, subject, module, list);
    }
  }
}

/** Where a text stands, and where the constant that holds it is used. */
function placesOf(text: AnyNode, module: SourceModule): readonly AnyNode[] {
  const { place, taker } = takenBy(text, module);
  if (taker?.type !== 'VariableDeclarator' || taker.init !== place || taker.id.type !== 'Identifier') return [text];
  const variable = variableAt(taker.id.name, taker.id, module);
  return variable ? referencesOf(variable, module) : [];
}

function detectExpectedCalls(context: Context, module: SourceModule, list: MatchList): void {
  for (const call of indexOf(module).calls) {
    if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') continue;
    if (!EXPECTING.test(memberName(call.callee) ?? '')) continue;
    refill(context);
    detectCall(context, callExpected(call, module), module, list);
  }
}

/** Adds what a call would use that is expected or stood in for. */
function detectCall(context: Context, call: CallNode | undefined, module: SourceModule, list: MatchList): void {
  if (!call) return;
  const add = (found: Parameters<MatchList['add']>[0]): void => {
    if (found.module !== module) return;
    if (found.site.form !== 'path') list.add(found);
    // The call is not in the code, so there is nothing to rewrite but the text.
    else if (found.belief.confidence !== 'possible')
      list.add({ ...found, site: { form: 'path', node: found.site.node, pieces: found.site.pieces } });
  };
  for (const request of requestsOfCall(context, call, module)) detectRequest(context, request, { add, all: () => [] });
}

function detectCompared(
  context: Context,
  { node, text }: { node: AnyNode; text: AnyNode },
  subject: AnyNode,
  module: SourceModule,
  list: MatchList,
): void {
  const compared = comparedUrl(context, subject, module);
  for (const url of combine(compared?.base, context.evaluate(node, module, undefined))) {
    const reading = readPath(context, url);
    const operation = reading && matchOperation(context, reading, { value: compared?.method });
    const belief =
      reading && operation && beliefIn(context, reading.base, operation.distinctive === true, subject, module);
    if (!belief || (!compared && !reading.pieces.some((piece) => piece.text.includes('/')))) continue;
    const anchor = pathAnchor({ owner: 'ours', evidence: [], reading, operation, key: undefined });
    const entries = context.index.endpointTargets.get(operation.id) ?? [];
    // A table of paths is judged by the requests that use it.
    if (anchor?.module !== module || !contains(text, anchor.node)) continue;
    const pieces: TextPiece[] = reading.pieces;
    const site = { form: 'path', node: anchor.node, pieces } as const;
    for (const entry of entries) {
      list.add({ entry, module, node: anchor.node, span: anchor.span, spelling: operation.path, belief, site });
    }
  }
}

/** It has a slash, or is the first name of a path: clients take paths without one. */
function mayBePath(context: Context, node: AnyNode): boolean {
  const text = literalString(node);
  if (text === undefined) return node.type === 'TemplateLiteral';
  return text.includes('/') || firstNames(context).has(text.replace(/[?#].*/s, ''));
}

function firstNames(context: Context): ReadonlySet<string> {
  return once(context, 'first-names', 'all', new Set<string>(), () => {
    const paths = context.index.operations.map(({ path }) => path.split('/').find((segment) => segment !== '') ?? '');
    return new Set(paths);
  });
}

/** Whether a compared path is one of the service's: by its host; by its name, in a stand-in for a client; undecided elsewhere. */
function beliefIn(
  context: Context,
  base: { owner: string; evidence?: string; key?: unknown },
  distinctive: boolean,
  subject: AnyNode,
  module: SourceModule,
): Belief | undefined {
  if (base.owner === 'ours') return { confidence: 'certain', evidence: [base.evidence ?? ''] };
  if (base.owner !== 'unknown' || base.key !== undefined) return undefined;
  const read = readOf(subject, module);
  if (read?.root.kind !== 'parameter') return undefined;
  const isHandedIn = unwrap(subject).type === 'Identifier';
  if (isHandedIn && context.settings.mocks?.(module.file) === true)
    return { confidence: 'certain', evidence: [MOCKED] };
  if (!isBoundProject(context, module)) return undefined;
  if (isHandedIn && distinctive) return { confidence: 'likely', evidence: ['a path of this service alone'] };
  return isHandedIn || URLS.has(read.names.at(-1) ?? '') ? UNDECIDED_MOCK : undefined;
}

/** Names under which a request, a location or a URL has its path. */
const URLS = new Set(['url', 'pathname', 'path', 'href']);

const COMPARING =
  /^(startsWith|endsWith|includes|match|toBe|toEqual|toStrictEqual|toMatch|toContain|equal|strictEqual|eq)$/;
const EXPECTING =
  /^(toHaveBeen(Last|Nth)?CalledWith|toBeCalledWith|lastCalledWith|nthCalledWith|calledWith|calledOnceWith)$/;

/** What the path is compared with: the other side of an equality, the subject of a switch, the receiver of a call that compares. */
function comparedWith(node: AnyNode, module: SourceModule): AnyNode | undefined {
  const { place, taker: parent } = takenBy(node, module);
  switch (parent?.type) {
    case 'BinaryExpression':
      return otherSide(parent, place);
    case 'SwitchCase': {
      const owner = parent.test === place ? parentOf(parent, module) : undefined;
      return owner?.type === 'SwitchStatement' ? owner.discriminant : undefined;
    }
    case 'CallExpression': {
      const { callee } = parent;
      const name = callee.type === 'MemberExpression' ? (memberName(callee) ?? '') : '';
      return callee.type === 'MemberExpression' && (COMPARING.test(name) || EXPECTING.test(name))
        ? callee.object
        : undefined;
    }
    default:
      return undefined;
  }
}

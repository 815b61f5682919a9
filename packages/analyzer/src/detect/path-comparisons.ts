/** Paths that a URL is compared with: a mocked `fetch` that tells its calls apart, an expectation about a call. */
import type { AnyNode, SourceModule, TextPiece } from '../contracts.js';
import { refill } from '../evaluate/budget.js';
import { calledName } from '../evaluate/called-name.js';
import type { CallNode } from '../evaluate/calls.js';
import { once, type Context } from '../evaluate/context.js';
import { isBoundProject } from '../requests/bound-project.js';
import { requestsOfCall } from '../requests/collect-requests.js';
import { UNDECIDED_MOCK, beliefIn as beliefInRequest, type Belief } from '../requests/confidence.js';
import { MOCKED, combine, describeRequest } from '../requests/describe.js';
import { matchOperation } from '../requests/match-operation.js';
import { readPath } from '../requests/read-path.js';
import { firstSegments } from '../requests/service-tokens.js';
import { ancestor, indexOf, parentOf, referencesOf, variableAt } from '../syntax/module-index.js';
import { returnedBy } from '../syntax/returned.js';
import { takenBy, wholeText } from '../syntax/outermost.js';
import { readOf } from '../syntax/read-path-of.js';
import { contains, isFunction, literalString, memberName, unwrap, type FunctionNode } from '../syntax/nodes.js';
import type { MatchList } from './match-list.js';
import { answeredBy, detectAnswers } from './mock-replies.js';
import { pathAnchor } from './path-anchor.js';
import { comparedUrl } from './compared-urls.js';
import { detectRequest } from './requests.js';
import { callExpected, callStoodFor } from './stand-ins.js';
import { otherSide } from './value-sets.js';
import type { Value } from '../values/value.js';

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
      const answers = answersWhere(node, module);
      detectCall(context, callStoodFor(subject, node, module), answers, module, list);
      detectCompared(context, { node, text }, subject, answers, module, list);
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
    detectCall(context, callExpected(call, module), [], module, list);
  }
}

/** Adds what a call would use that is expected or stood in for. */
function detectCall(
  context: Context,
  call: CallNode | undefined,
  answers: readonly AnyNode[],
  module: SourceModule,
  list: MatchList,
): void {
  if (!call) return;
  const add = (found: Parameters<MatchList['add']>[0]): void => {
    if (found.module !== module) return;
    if (found.site.form !== 'path') list.add(found);
    // The call is not in the code, so there is nothing to rewrite but the text.
    else if (found.belief.confidence !== 'possible')
      list.add({ ...found, site: { form: 'path', node: found.site.node, pieces: found.site.pieces } });
  };
  for (const request of requestsOfCall(context, call, module)) {
    detectRequest(context, request, { add, all: () => [] });
    for (const target of answers.length > 0 ? describeRequest(context, request) : []) {
      if (target.owner !== 'ours') continue;
      const operations = answeredBy(context, target, request.method.value);
      const values = (): Value[] => answers.map((node) => context.evaluate(node, module, undefined));
      detectAnswers(context, operations, values, beliefInRequest(context, request, target), list);
    }
  }
}

function detectCompared(
  context: Context,
  { node, text }: { node: AnyNode; text: AnyNode },
  subject: AnyNode,
  answers: readonly AnyNode[],
  module: SourceModule,
  list: MatchList,
): void {
  const compared = comparedUrl(context, subject, module);
  for (const url of combine(compared?.base, context.evaluate(node, module, undefined))) {
    const reading = readPath(context, url);
    if (!reading || (!compared && !reading.pieces.some((piece) => piece.text.includes('/')))) continue;
    const operation = matchOperation(context, reading, { value: compared?.method });
    const belief = beliefIn(context, reading.base, operation?.distinctive === true, subject, module);
    if (!belief) continue;
    if (belief.confidence !== 'possible') {
      const values = (): Value[] => answers.map((answer) => context.evaluate(answer, module, undefined));
      detectAnswers(context, answeredBy(context, { operation, reading }, compared?.method), values, belief, list);
    }
    if (!operation) continue;
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

/** What is answered where a comparison with a path holds: returned below the test, or the value of a conditional. */
function answersWhere(node: AnyNode, module: SourceModule): AnyNode[] {
  let { place, taker } = takenBy(node, module);
  if (taker?.type === 'BinaryExpression' && !/^===?$/.test(taker.operator)) return [];
  while (taker && /^(?:BinaryExpression|CallExpression|MemberExpression|LogicalExpression)$/.test(taker.type)) {
    if (taker.type === 'LogicalExpression' && taker.operator === '??') return [];
    ({ place, taker } = takenBy(taker, module));
  }
  switch (taker?.type) {
    case 'IfStatement':
      return taker.test === place ? returnedWithin([taker.consequent], module) : [];
    case 'ConditionalExpression':
      return taker.test === place ? [taker.consequent] : [];
    case 'SwitchCase':
      return taker.test === place ? returnedWithin(taker.consequent, module) : [];
    default:
      return [];
  }
}

/** What the function around statements returns in them. */
function returnedWithin(statements: readonly AnyNode[], module: SourceModule): AnyNode[] {
  const [first] = statements;
  const fn = first && ancestor(first, module, isFunction);
  const returned = fn && isFunction(fn) ? returnedBy(fn, module) : [];
  return returned.filter((node) => statements.some((statement) => contains(statement, node)));
}

/** It has a slash, or is the first name of a path: clients take paths without one. */
function mayBePath(context: Context, node: AnyNode): boolean {
  const text = literalString(node);
  if (text === undefined) return node.type === 'TemplateLiteral';
  return text.includes('/') || firstNames(context).has(text.replace(/[?#].*/s, ''));
}

function firstNames(context: Context): ReadonlySet<string> {
  return once(context, 'first-names', 'all', new Set<string>(), () => new Set(firstSegments(context.schedule)));
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
  if (read?.root.kind !== 'parameter' || isOwnServer(read.root.fn, module)) return undefined;
  const isHandedIn = unwrap(subject).type === 'Identifier';
  if (isHandedIn && context.settings.mocks?.(module.file) === true)
    return { confidence: 'certain', evidence: [MOCKED] };
  if (!isBoundProject(context, module)) return undefined;
  if (isHandedIn && distinctive) return { confidence: 'likely', evidence: ['a path of this service alone'] };
  return isHandedIn || URLS.has(read.names.at(-1) ?? '') ? UNDECIDED_MOCK : undefined;
}

/** `http.createServer((req, res) => { if (req.url === '/events') … })`: what a server of the project's own is asked for. */
function isOwnServer(fn: FunctionNode, module: SourceModule): boolean {
  const { place, taker: call } = takenBy(fn, module);
  return (
    call?.type === 'CallExpression' &&
    call.arguments.includes(place as never) &&
    calledName(call.callee, module) === 'createServer'
  );
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

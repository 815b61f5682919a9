/** Paths that a URL is compared with: a mocked `fetch` that tells its calls apart, an expectation about a call. */
import type { AnyNode, SourceModule, TextPiece } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { refill } from '../evaluate/evaluator.js';
import { isBoundProject } from '../requests/bound-project.js';
import type { Belief } from '../requests/confidence.js';
import { MOCKED, combine } from '../requests/describe.js';
import { matchOperation } from '../requests/match-operation.js';
import { readPath } from '../requests/read-path.js';
import { indexOf, parentOf, variableAt } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { literalString, memberName, unwrap } from '../syntax/nodes.js';
import type { MatchList } from './match-list.js';
import { pathAnchor } from './path-anchor.js';
import { recordedRequest } from './recorded-requests.js';
import { otherSide } from './value-sets.js';

/** Adds the matches of compared paths: with the host of the service, or distinctive ones in a bound project. */
export function detectPathComparisons(context: Context, module: SourceModule, list: MatchList): void {
  for (const node of indexOf(module).literals) {
    const compared = mayBePath(node) ? comparedWith(node, module) : undefined;
    if (!compared) continue;
    refill(context);
    const recorded = recordedRequest(context, compared, module);
    for (const text of combine(recorded?.base, context.evaluate(node, module, undefined))) {
      const reading = readPath(context, text);
      const operation = reading && matchOperation(context, reading, { value: recorded?.method });
      const belief =
        reading &&
        operation &&
        beliefIn(context, reading.base, operation.distinctive === true, isHandedIn(compared, module), module);
      if (!belief) continue;
      const anchor = pathAnchor({ owner: 'ours', evidence: [], reading, operation, key: undefined });
      const entries = context.index.endpointTargets.get(operation.id) ?? [];
      // A table of paths is judged by the requests that use it.
      if (anchor?.node !== node) continue;
      const pieces: TextPiece[] = reading.pieces;
      const site = { form: 'path', node, pieces } as const;
      for (const entry of entries) {
        list.add({ entry, module, node, span: anchor.span, spelling: operation.path, belief, site });
      }
    }
  }
}

function mayBePath(node: AnyNode): boolean {
  return node.type === 'TemplateLiteral' || literalString(node)?.includes('/') === true;
}

function beliefIn(
  context: Context,
  base: { owner: string; evidence?: string; key?: unknown },
  distinctive: boolean,
  handedIn: boolean,
  module: SourceModule,
): Belief | undefined {
  if (base.owner === 'ours') return { confidence: 'certain', evidence: [base.evidence ?? ''] };
  if (base.owner !== 'unknown' || base.key !== undefined || !handedIn) return undefined;
  if (context.settings.mocks?.(module.file) === true) return { confidence: 'certain', evidence: [MOCKED] };
  if (!distinctive) return undefined;
  return isBoundProject(context, module)
    ? { confidence: 'likely', evidence: ['a path of this service alone'] }
    : undefined;
}

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

/** A parameter: what a stand-in for a client is called with. Locations and router state are something else. */
function isHandedIn(node: AnyNode, module: SourceModule): boolean {
  const name = unwrap(node);
  if (name.type !== 'Identifier') return false;
  return variableAt(name.name, name, module)?.defs.some((def) => def.type === 'Parameter') === true;
}

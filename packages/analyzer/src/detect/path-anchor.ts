/** Where the finding of a path stands: at the text of the path, once, where it is written. */
import type { AnyNode, RequestSite, SourceModule, Span } from '../contracts.js';
import type { RequestTarget } from '../requests/describe.js';
import { parentOf } from '../syntax/module-index.js';
import { outermost } from '../syntax/outermost.js';
import { rangeOf } from '../syntax/nodes.js';
import type { LiteralPart } from '../values/value.js';

export interface PathAnchor {
  module: SourceModule;
  node: AnyNode;
  span: Span;
}

/**
 * The literal that holds the last literal segment of the operation's path; where it is an operand of a concatenation, the span begins
 * at the first operand with path text and ends with the last.
 */
export function pathAnchor(target: RequestTarget): PathAnchor | undefined {
  const deciding = decidingPart(target);
  if (!deciding) return undefined;
  const { module, node } = deciding;
  const root = expressionRoot(node, module);
  const siblings = target.reading.pieces.filter((piece) => piece.module === module && isIn(root, piece.node));
  const starts = siblings.map((piece) => rangeOf(piece.node)[0]);
  const ends = siblings.map((piece) => rangeOf(piece.node)[1]);
  const start = Math.min(rangeOf(node)[0], ...starts);
  const end = Math.max(rangeOf(node)[1], ...ends);
  const first = siblings.find((piece) => rangeOf(piece.node)[0] === start)?.node ?? node;
  return { module, node: first, span: [start, end] };
}

function decidingPart(target: RequestTarget): LiteralPart | undefined {
  const wanted = (target.operation?.path ?? '').split('/').filter((segment) => segment !== '');
  for (let index = wanted.length - 1; index >= 0; index -= 1) {
    if (wanted[index]?.startsWith('{')) continue;
    const part = target.reading.segments[index]?.parts.find((piece): piece is LiteralPart => 'text' in piece);
    if (part && isInModule(part)) return part;
  }
  return undefined;
}

/** False for text that stands in no module: what a JSON file holds. */
export function isInModule(piece: LiteralPart): boolean {
  return piece.node.type !== 'Program';
}

/** Where a path stands that no module holds: at the first argument of the call that sends it. */
export function anchorAtCall({ call, module }: RequestSite): PathAnchor {
  const [argument] = call.type === 'CallExpression' ? call.arguments : [];
  const node = argument ?? call;
  return { module, node, span: rangeOf(node) };
}

/** The whole concatenation or argument list around a literal. */
function expressionRoot(node: AnyNode, module: SourceModule): AnyNode {
  let root = outermost(node, module);
  for (let parent = parentOf(root, module); parent; parent = parentOf(root, module)) {
    const joins =
      (parent.type === 'BinaryExpression' && parent.operator === '+') ||
      parent.type === 'ArrayExpression' ||
      (parent.type === 'TemplateLiteral' && parent !== node);
    if (!joins) break;
    root = outermost(parent, module);
  }
  return root;
}

function isIn(root: AnyNode, node: AnyNode): boolean {
  const [start, end] = rangeOf(root);
  const [from, to] = rangeOf(node);
  return start <= from && to <= end;
}

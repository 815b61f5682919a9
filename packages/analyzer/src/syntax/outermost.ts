/** From an expression outwards, through what has the same value. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf } from './module-index.js';
import { immediateResult, isFunction } from './nodes.js';

/** The node with the casts, `satisfies`, `!`, chains, `await`, parentheses and immediate functions around it. */
export function outermost(node: AnyNode, module: SourceModule): AnyNode {
  let current = node;
  for (let around = wrapperOf(current, module); around; around = wrapperOf(current, module)) current = around;
  return current;
}

/** What takes the value of an expression, and the outermost expression of that value, which is the one it takes. */
export function takenBy(node: AnyNode, module: SourceModule): { place: AnyNode; taker: AnyNode | undefined } {
  const place = outermost(node, module);
  return { place, taker: parentOf(place, module) };
}

/** The same of an expression that may be but one of several: `newest ? byDate : byName`, `compare ?? byName`. */
export function chosenBy(node: AnyNode, module: SourceModule): { place: AnyNode; taker: AnyNode | undefined } {
  let chosen = takenBy(node, module);
  while (chosen.taker && isChoice(chosen.taker, chosen.place)) chosen = takenBy(chosen.taker, module);
  return chosen;
}

function isChoice(taker: AnyNode, place: AnyNode): boolean {
  if (taker.type === 'ConditionalExpression') return taker.test !== place;
  return taker.type === 'LogicalExpression' && (taker.operator !== '&&' || taker.right === place);
}

/** The concatenation that a literal is an operand of. */
export function wholeText(literal: AnyNode, module: SourceModule): AnyNode {
  let root = outermost(literal, module);
  for (let parent = parentOf(root, module); parent; parent = parentOf(root, module)) {
    if (parent.type !== 'BinaryExpression' || parent.operator !== '+') break;
    root = outermost(parent, module);
  }
  return root;
}

function wrapperOf(node: AnyNode, module: SourceModule): AnyNode | undefined {
  const parent = parentOf(node, module);
  switch (parent?.type) {
    case 'AwaitExpression':
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSTypeAssertion':
    case 'TSNonNullExpression':
      return parent;
    case 'ArrowFunctionExpression':
    case 'ReturnStatement':
      return immediateCall(node, parent, module);
    default:
      return undefined;
  }
}

/** The call of the immediate function that gives the node. */
function immediateCall(node: AnyNode, parent: AnyNode, module: SourceModule): AnyNode | undefined {
  let current: AnyNode | undefined = parent;
  if (current.type === 'ReturnStatement') {
    const block = parentOf(current, module);
    current = block && parentOf(block, module);
  }
  if (!current || !isFunction(current)) return undefined;
  let call = parentOf(current, module);
  while (call?.type === 'ParenthesizedExpression') call = parentOf(call, module);
  return call && immediateResult(call) === node ? call : undefined;
}

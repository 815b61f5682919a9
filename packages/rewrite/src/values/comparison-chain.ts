/** Comparisons of one operand with several values, joined by one logical operator. */
import type { AnalysisFacts, AnyNode, SourceModule } from '@curfew/analyzer';
import { sourceOf } from '../text/source-text.js';
import { stringValue } from '../text/strings.js';

/** `other === literal` as part of a chain. */
export interface Operand {
  node: AnyNode;
  other: AnyNode;
  literal: AnyNode;
  value: string;
  isNegated: boolean;
}

export interface ComparisonChain {
  /** The whole chain: a logical expression, or the lone comparison. */
  top: AnyNode;
  /** Comparisons of the same operand, in source order. */
  operands: Operand[];
}

/** The chain that a comparison is part of: `||` joins equalities, `&&` joins inequalities. */
export function comparisonChain(
  comparison: AnyNode,
  other: AnyNode,
  module: SourceModule,
  facts: AnalysisFacts,
): ComparisonChain {
  const isNegated = comparison.type === 'BinaryExpression' && comparison.operator.startsWith('!');
  const join = isNegated ? '&&' : '||';
  let top = comparison;
  for (;;) {
    const parent = facts.parentOf(top, module);
    if (parent?.type !== 'LogicalExpression' || parent.operator !== join) break;
    top = parent;
  }
  const text = sourceOf(module, other);
  const operands = leavesOf(top, join).flatMap((leaf) => {
    const operand = operandOf(leaf);
    return operand?.isNegated === isNegated && sourceOf(module, operand.other) === text ? [operand] : [];
  });
  return { top, operands };
}

/** The operands of a chain, in source order. */
export function leavesOf(node: AnyNode, join: string): AnyNode[] {
  if (node.type !== 'LogicalExpression' || node.operator !== join) return [node];
  return [...leavesOf(node.left, join), ...leavesOf(node.right, join)];
}

/** Reads a comparison with a string. */
function operandOf(node: AnyNode): Operand | undefined {
  if (node.type !== 'BinaryExpression' || !/^[!=]==?$/.test(node.operator)) return undefined;
  const isNegated = node.operator.startsWith('!');
  const left = node.left as AnyNode;
  const right: AnyNode = node.right;
  const ofRight = stringValue(right);
  if (ofRight !== undefined) return { node, other: left, literal: right, value: ofRight, isNegated };
  const ofLeft = stringValue(left);
  return ofLeft === undefined ? undefined : { node, other: right, literal: left, value: ofLeft, isNegated };
}

/** Values that a call is given to compare or look up: `types.includes('x')`, `set.has('x')`, `Object.is(type, 'x')`. */
import type { AnyNode, SourceModule, ValueContainer } from '@curfew/analyzer';
import { manual, rewrite } from '../plan-building.js';
import type { Plan } from '../plan-types.js';
import { replaceNode, sourceOf } from '../text/source-text.js';
import { keyName, stringValue, writeLike } from '../text/strings.js';
import { leavesOf, type ComparisonChain, type Operand } from './comparison-chain.js';
import { canRepeat, chainEdits } from './comparison-edits.js';
import { listValues, withMergeDoubts, type ValueChange } from './value-change.js';

type Comparison = Extract<ValueContainer, { kind: 'comparison' }>;

/**
 * Plans a call. A list or set that is looked into for one value is looked into for each of several, in a chain; of other calls
 * (`startsWith`, `Object.is`) only the one value can be replaced.
 */
export function planCall(change: ValueChange, container: Comparison, title: string): Plan {
  const { node, next, mode, situation, old } = change;
  const { module } = situation.match;
  const [only] = next;
  if (mode === 'replace' && next.length === 1 && only !== undefined) {
    const lone = withMergeDoubts({ ...change, group: [situation.match] });
    return rewrite(lone.situation, title, [replaceNode(module, node, writeLike(module, node, only))]);
  }
  const operand = lookupOf(container.node, module);
  if (!operand)
    return manual(
      situation,
      title,
      `\`${sourceOf(module, container.node)}\` compares with one value; write the comparison with ${listValues(next)}.`,
    );
  const chain = chainOf(change, operand);
  const known = new Set([...container.values, ...chain.operands.map(({ value }) => value)]);
  const missing = next.filter((value) => !known.has(value));
  if (missing.length === 0)
    return manual(
      situation,
      title,
      `The look-up knows ${listValues(next)} already; the old value can go after ${situation.sunset}.`,
    );
  return rewrite(situation, title, chainEdits(change, chain, operand, mode === 'beside' ? [old, ...missing] : missing));
}

/** A look-up of one text in a list or set that can be written again. */
function lookupOf(call: AnyNode, module: SourceModule): Operand | undefined {
  if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression' || call.callee.computed)
    return undefined;
  const [literal] = call.arguments;
  const value = stringValue(literal);
  const name = keyName(call.callee.property);
  if (!literal || value === undefined || call.arguments.length > 1 || (name !== 'includes' && name !== 'has'))
    return undefined;
  const other = call.callee.object;
  return canRepeat(other, module) ? { node: call, other, literal, value, isNegated: false } : undefined;
}

/** The look-ups in the same list that `||` joins with this one. */
function chainOf({ situation }: ValueChange, operand: Operand): ComparisonChain {
  const { match, context } = situation;
  const { module } = match;
  let top = operand.node;
  for (;;) {
    const parent = context.facts.parentOf(top, module);
    if (parent?.type !== 'LogicalExpression' || parent.operator !== '||') break;
    top = parent;
  }
  const subject = sourceOf(module, operand.other);
  const operands = leavesOf(top, '||').flatMap((leaf) => {
    const found = lookupOf(leaf, module);
    return found && sourceOf(module, found.other) === subject ? [found] : [];
  });
  return { top, operands };
}

/** Values in comparisons: `a === 'x'`, negations, and chains joined by `||` or `&&`. */
import type { AnyNode, Match, SourceModule, ValueContainer } from '@curfew/analyzer';
import { doEditsConflict } from '../apply-edits.js';
import { manual, rewrite } from '../plan-building.js';
import type { Edit, Plan } from '../plan-types.js';
import {
  hasComment,
  isInside,
  isSamePlace,
  replaceNode,
  replaceRange,
  spanOf,
  withParentheses,
  type Range,
} from '../text/source-text.js';
import { writeLike } from '../text/strings.js';
import { branchProblem } from './branches.js';
import { comparisonChain, type ComparisonChain, type Operand } from './comparison-chain.js';
import { canRepeat, chainEdits, includesEdits } from './comparison-edits.js';
import { planCall } from './compared-call.js';
import { groupOf, listValues, withMergeDoubts, type ValueChange } from './value-change.js';

type Comparison = Extract<ValueContainer, { kind: 'comparison' }>;

/** Plans a comparison; those of the same operand in one chain are planned together, so that none is left twice. */
export function planComparison(lone: ValueChange, container: Comparison, title: string): Plan {
  const { node, next, mode } = lone;
  const { match, context } = lone.situation;
  const { module } = match;
  const { node: comparison } = container;
  if (comparison.type !== 'BinaryExpression' || !/^[!=]==?$/.test(comparison.operator))
    return planCall(lone, container, title);
  const chain = comparisonChain(comparison, container.other, module, context.facts);
  const group = groupOf(lone.situation, next, (other) => chain.operands.some((operand) => holds(operand, other)));
  const own = chain.operands.filter((operand) => group.some((member) => holds(operand, member)));
  const known = new Set(chain.operands.map((operand) => operand.value));
  const values = [...container.values, ...known];
  const change = withMergeDoubts({ ...lone, group, container: { ...container, values } });
  const { situation } = change;
  const first = own[0];
  const last = own.at(-1);
  if (!first || !last) return manual(situation, title, 'The comparison is not written out here.');
  const missing = next.filter((value) => !known.has(value));

  if (mode === 'beside') {
    if (next.every((value) => known.has(value) || container.values.includes(value)))
      return manual(
        situation,
        title,
        `The comparison knows ${listValues(next)} already; the old value can go after ${situation.sunset}.`,
      );
    const problem = branchProblem(change, chain.top, own);
    if (problem && 'manual' in problem) return manual(situation, title, problem.manual);
    const plan = expand(change, chain, last, [last.value, ...missing], title);
    return problem ? { ...plan, ...classWith(plan, [problem.doubt]) } : plan;
  }
  const problem = branchProblem(change, chain.top, own);
  if (problem && 'manual' in problem) return manual(situation, title, problem.manual);
  // Of comparisons that become the same, the first stays.
  const merging =
    next.length === 1 ? chain.operands.filter((operand) => own.includes(operand) || operand.value === next[0]) : own;
  const keeper = missing.length > 0 || next.length === 1 ? merging[0] : undefined;
  const removals = merging
    .filter((operand) => operand !== keeper)
    .map((operand) => removalOf(module, operand, context.facts.parentOf(operand.node, module)));
  const doubts = [
    ...(problem ? [problem.doubt] : []),
    ...(removals.some(({ losesComment }) => losesComment)
      ? ['A comment goes with the comparison that is removed.']
      : []),
  ];
  const edits = removals.map(({ edit }) => edit);
  if (missing.length > 1) {
    const expanded = expand(change, chain, first, missing, title);
    return { ...expanded, ...classWith(expanded, doubts), edits: [...expanded.edits, ...edits] };
  }
  const value = missing[0] ?? next[0];
  if (keeper && value !== undefined && own.includes(keeper))
    edits.push(replaceNode(module, keeper.literal, writeLike(module, node, value)));
  const isNested = edits.some((edit, index) => edits.slice(0, index).some((other) => doEditsConflict(other, edit)));
  if (isNested)
    return manual(situation, title, 'The comparisons are nested in parentheses; take out the ones that become equal.');
  return rewrite(situation, title, edits, { doubts });
}

/**
 * One comparison that accepts several values. A chain repeats the operand and keeps the narrowing of types; `includes`
 * evaluates it once. TypeScript refuses `includes` for an operand that may be undefined, so there a chain is written wherever
 * the operand can be repeated.
 */
function expand(
  change: ValueChange,
  chain: ComparisonChain,
  operand: Operand,
  values: readonly string[],
  title: string,
): Plan {
  const { situation } = change;
  const { module } = situation.match;
  const typed = !/\.[cm]?jsx?$/.test(module.file);
  const isRepeatable = canRepeat(operand.other, module);
  if (isRepeatable && (typed || values.length <= 2))
    return rewrite(situation, title, chainEdits(change, chain, operand, values));
  return rewrite(situation, title, includesEdits(change, operand, values), {
    doubts: typed
      ? [
          '`includes` does not take a value that may be undefined, and does not narrow the type; check that this compiles.',
        ]
      : [],
  });
}

function removalOf(
  module: SourceModule,
  operand: Operand,
  parent: AnyNode | undefined,
): { edit: Edit; losesComment: boolean } {
  let range: Range = spanOf(operand.node);
  let gap = '';
  if (parent?.type === 'LogicalExpression') {
    const whole = spanOf(parent);
    const left = withParentheses(module, parent.left, whole);
    const right = withParentheses(module, parent.right, whole);
    range = isSamePlace(parent.left, operand.node)
      ? { start: whole.start, end: right.start }
      : { start: left.end, end: whole.end };
    gap = module.text.slice(left.end, right.start);
  }
  return { edit: replaceRange(module, range, ''), losesComment: hasComment(gap) };
}

function holds(operand: Operand, match: Match): boolean {
  return match.site.form === 'value' && isInside(match.site.node, operand.literal);
}

function classWith(plan: Plan, doubts: readonly string[]): Pick<Plan, 'class' | 'notes'> {
  if (doubts.length === 0) return { class: plan.class, notes: plan.notes };
  return { class: plan.class === 'automatic' ? 'review' : plan.class, notes: [...doubts, ...plan.notes] };
}

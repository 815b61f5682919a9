/** Branches of if/else and `? :` chains over one operand: two that come to test the same value cannot both be reached. */
import type { AnyNode } from '@curfew/analyzer';
import { isInside, isSamePlace, sourceOf } from '../text/source-text.js';
import type { Operand } from './comparison-chain.js';
import type { ValueChange } from './value-change.js';

interface Branch {
  test: AnyNode;
  body: AnyNode;
}

/**
 * What speaks against replacing the value in this branch: another branch of the same chain tests the same new value, now
 * or once it is rewritten. Equal bodies are for review (one is never reached), different ones for a person.
 */
export function branchProblem(
  change: ValueChange,
  top: AnyNode,
  own: readonly Operand[],
): { manual: string } | { doubt: string } | undefined {
  const { situation, next } = change;
  const { match, context, deprecation } = situation;
  const { module } = match;
  const statement = context.facts.parentOf(top, module);
  const other = own[0]?.other;
  if (!statement || !other || own[0]?.isNegated !== false) return undefined;
  if (statement.type !== 'IfStatement' && statement.type !== 'ConditionalExpression') return undefined;
  if (!isSamePlace(statement.test, top)) return undefined;
  const branches = [...chainOf(statement, change), ...neighboursOf(statement, change)];
  const mine = branches.find(({ test }) => isSamePlace(test, top));
  if (!mine) return undefined;
  const rivals = new Set(next);
  for (const sibling of context.siblings) {
    if (
      sibling.id === deprecation.id &&
      sibling.site.form === 'value' &&
      'value' in sibling.target &&
      sibling.kind === match.kind
    )
      if (becomesSame(change, sibling.target.value)) rivals.add(sibling.target.value);
  }
  const operand = sourceOf(module, other);
  for (const branch of branches) {
    if (branch === mine || !testsOneOf(sourceOf(module, branch.test), operand, rivals)) continue;
    const a = sourceOf(module, mine.body);
    const b = sourceOf(module, branch.body);
    if (a.replace(/\s+/g, ' ') === b.replace(/\s+/g, ' '))
      return {
        doubt: `Two branches come to test the same value; the later one, \`${oneLine(sourceOf(module, branch.test))}\` among them, is never reached.`,
      };
    return {
      manual: `Two branches come to test the same value: \`${oneLine(a)}\` and \`${oneLine(b)}\`; decide which of the two stays.`,
    };
  }
  return undefined;
}

function becomesSame({ next, group, situation, old }: ValueChange, value: string): boolean {
  if (value === old) return false;
  if (group.some((member) => 'value' in member.target && member.target.value === value)) return true;
  // Values of the same deprecation with the same single successor merge.
  const target = situation.deprecation.targets.find((entry) => 'value' in entry && entry.value === value);
  const replacement = target?.replacement ?? situation.deprecation.replacement;
  return (
    (replacement.kind === 'merge' && next.length === 1 && replacement.into === next[0]) ||
    (replacement.kind === 'rename' && next.length === 1 && replacement.to === next[0])
  );
}

function chainOf(statement: AnyNode, { situation }: ValueChange): Branch[] {
  const { match, context } = situation;
  let top = statement;
  for (;;) {
    const parent = context.facts.parentOf(top, match.module);
    if (parent?.type !== statement.type || !('alternate' in parent) || !parent.alternate) break;
    if (!isInside(top, parent.alternate)) break;
    top = parent;
  }
  const branches: Branch[] = [];
  let at: AnyNode | null = top;
  while (at && (at.type === 'IfStatement' || at.type === 'ConditionalExpression')) {
    branches.push({ test: at.test, body: at.consequent });
    at = at.alternate;
  }
  return branches;
}

/** Other `if` statements of the same block: they are tested as well, or no longer reached. */
function neighboursOf(statement: AnyNode, { situation }: ValueChange): Branch[] {
  const { match, context } = situation;
  if (statement.type !== 'IfStatement') return [];
  const block = context.facts.parentOf(statement, match.module);
  const statements: readonly AnyNode[] =
    block?.type === 'BlockStatement' || block?.type === 'Program' ? block.body : [];
  return statements.flatMap((other) =>
    other.type === 'IfStatement' && !isSamePlace(other, statement)
      ? [{ test: other.test, body: other.consequent }]
      : [],
  );
}

function testsOneOf(test: string, operand: string, values: ReadonlySet<string>): boolean {
  if (!test.includes(operand)) return false;
  return [...values].some((value) => [`'${value}'`, `"${value}"`, `\`${value}\``].some((text) => test.includes(text)));
}

function oneLine(text: string): string {
  const flat = text.replace(/\s+/g, ' ');
  return flat.length > 60 ? `${flat.slice(0, 57)}…` : flat;
}

/** Conditional targets: does control flow around a place say that the target's condition holds? */
import type { Condition, FieldTarget } from '@curfew/schedule';
import type { AnyNode, SourceModule } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { exits } from '../syntax/exits.js';
import { parentOf } from '../syntax/module-index.js';
import { assumptions, type Assumption } from './narrowing.js';

/** `proven`: the target's surface. `excluded`: control flow says it is not. `open`: nothing narrows it. */
export type Verdict = 'proven' | 'excluded' | 'open';

/** The verdict on a target's `when` and `unless` at a node. */
export function isExcluded(context: Context, target: FieldTarget, node: AnyNode, module: SourceModule): Verdict {
  if (!target.when && !target.unless) return 'proven';
  const condition = target.unless ?? target.when;
  if (!condition) return 'proven';
  const known = assumptionsAt(context, target, condition, node, module);
  const inside = holds(context, condition, known);
  if (inside === undefined) return 'open';
  return inside === (target.when !== undefined) ? 'proven' : 'excluded';
}

/** Whether the condition's field is one of its values: true, false, or not known. */
function holds(context: Context, condition: Condition, known: readonly Assumption[]): boolean | undefined {
  for (const fact of known) {
    if (!fact.positive) continue;
    if (fact.values.every((value) => listed(condition, value))) return true;
    if (fact.values.every((value) => !overlaps(condition, value))) return false;
  }
  const denied = known.filter((fact) => !fact.positive).flatMap((fact) => fact.values);
  const deprecated = condition.in.filter((value) => context.index.valueTargets.has(value));
  const current = condition.in.filter((value) => !deprecated.includes(value));
  const isDenied = (value: string): boolean => denied.some((pattern) => matches(pattern, value));
  // Code knows the values of its own time: the current ones, or those they were merged from.
  if (current.length > 0 && current.every(isDenied)) return false;
  return deprecated.length > 0 && deprecated.every(isDenied) ? false : undefined;
}

function listed(condition: Condition, value: string): boolean {
  return condition.in.some((pattern) => matches(pattern, value) || (value.endsWith('*') && matches(value, pattern)));
}

function overlaps(condition: Condition, value: string): boolean {
  return condition.in.some((pattern) => matches(pattern, value) || matches(value, pattern));
}

function matches(pattern: string, value: string): boolean {
  return pattern.endsWith('*') ? value.startsWith(pattern.slice(0, -1)) : pattern === value;
}

/** Everything that tests around a node say about the condition's field. */
function assumptionsAt(
  context: Context,
  target: FieldTarget,
  condition: Condition,
  node: AnyNode,
  module: SourceModule,
): Assumption[] {
  const subject = { resource: target.resource, field: condition.field };
  const assume = (test: AnyNode, truth: boolean): Assumption[] => assumptions(context, subject, test, truth, module);
  const known: Assumption[] = [];
  let child = node;
  for (let parent = parentOf(child, module); parent; child = parent, parent = parentOf(parent, module)) {
    switch (parent.type) {
      case 'IfStatement':
      case 'ConditionalExpression':
        if (parent.consequent === child) known.push(...assume(parent.test, true));
        if (parent.alternate === child) known.push(...assume(parent.test, false));
        break;
      case 'LogicalExpression':
        if (parent.right === child && parent.operator !== '??')
          known.push(...assume(parent.left, parent.operator === '&&'));
        break;
      case 'SwitchCase':
        known.push(...ofCase(context, subject, parent, module));
        break;
      case 'BlockStatement':
      case 'Program':
        for (const statement of parent.body) {
          if (statement === child) break;
          if (statement.type === 'IfStatement' && exits(statement.consequent))
            known.push(...assume(statement.test, false));
        }
        break;
      case 'CallExpression':
        known.push(...ofFilter(context, subject, parent, child, module));
        break;
      default:
        break;
    }
  }
  return known;
}

type Subject = Parameters<typeof assumptions>[1];

/** The labels of a case and of the empty cases that fall into it; a default excludes all other labels. */
function ofCase(context: Context, subject: Subject, node: AnyNode, module: SourceModule): Assumption[] {
  const owner = parentOf(node, module);
  if (owner?.type !== 'SwitchStatement' || node.type !== 'SwitchCase') return [];
  const labels = (cases: readonly AnyNode[]): Assumption[] =>
    cases.flatMap((item) =>
      item.type === 'SwitchCase' && item.test
        ? assumptions(context, subject, equality(owner.discriminant, item.test), true, module)
        : [],
    );
  if (!node.test) {
    return labels(owner.cases.filter((item) => item !== node)).map((fact) => ({ ...fact, positive: !fact.positive }));
  }
  const index = owner.cases.indexOf(node);
  let first = index;
  while (first > 0 && owner.cases[first - 1]?.consequent.length === 0) first -= 1;
  const own = owner.cases.slice(first, index + 1);
  if (own.some((item) => !item.test)) return [];
  const values = labels(own).flatMap((fact) => fact.values);
  return values.length > 0 ? [{ positive: true, values }] : [];
}

function equality(left: AnyNode, right: AnyNode): AnyNode {
  return { type: 'BinaryExpression', operator: '===', left, right, start: left.start, end: right.end } as AnyNode;
}

/** `cards.filter((card) => test).map((card) => …)`: the test holds in the callback. */
function ofFilter(
  context: Context,
  subject: Subject,
  call: Extract<AnyNode, { type: 'CallExpression' }>,
  callback: AnyNode,
  module: SourceModule,
): Assumption[] {
  if (!call.arguments.includes(callback as never)) return [];
  const known: Assumption[] = [];
  let receiver: AnyNode = call.callee.type === 'MemberExpression' ? call.callee.object : call;
  while (receiver !== call && receiver.type === 'CallExpression' && receiver.callee.type === 'MemberExpression') {
    const property: AnyNode = receiver.callee.property;
    const object: AnyNode = receiver.callee.object;
    const [test] = receiver.arguments;
    if (property.type === 'Identifier' && property.name === 'filter' && test?.type === 'ArrowFunctionExpression') {
      if (test.body.type !== 'BlockStatement') known.push(...assumptions(context, subject, test.body, true, module));
    }
    receiver = object;
  }
  return known;
}

/** Conditional targets: does control flow around a place say that the target's condition holds? */
import type { Condition, FieldTarget } from '@curfew/schedule';
import type { AnyNode, SourceModule } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { exits } from '../syntax/exits.js';
import { parentOf } from '../syntax/module-index.js';
import { memberName, unwrap } from '../syntax/nodes.js';
import { alternatives } from '../values/value.js';
import { assumptions, constantInitializer, ofFunction, type Assumption, type Subject } from './narrowing.js';
import { keysOfRead } from './object-keys.js';

/** `proven`: the target's surface. `excluded`: control flow says it is not. `open`: nothing narrows it. */
export type Verdict = 'proven' | 'excluded' | 'open';

/** The verdict on a target's `when` and `unless` at a node. */
export function isExcluded(context: Context, target: FieldTarget, node: AnyNode, module: SourceModule): Verdict {
  const condition = target.unless ?? target.when;
  if (!condition) return 'proven';
  const subject = { resource: target.resource, field: condition.field, objects: keysOfRead(node, module) };
  const inside = holds(context, condition, assumptionsAt(context, subject, node, module));
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
function assumptionsAt(context: Context, subject: Subject, node: AnyNode, module: SourceModule): Assumption[] {
  const assume = (test: AnyNode, truth: boolean): Assumption[] =>
    assumptions(context, subject, test, truth, { module, frame: undefined });
  const passed = (statement: AnyNode): Assumption[] => {
    if (statement.type === 'BlockStatement') return statement.body.flatMap(passed);
    if (statement.type !== 'IfStatement') return [];
    if (exits(statement.consequent)) return assume(statement.test, false);
    return statement.alternate && exits(statement.alternate) ? assume(statement.test, true) : [];
  };
  const before = (statements: readonly AnyNode[], child: AnyNode): Assumption[] =>
    statements.slice(0, statements.indexOf(child)).flatMap(passed);
  const known = ofOrigin(context, subject, node, module);
  let child = node;
  for (let parent = parentOf(child, module); parent; child = parent, parent = parentOf(parent, module)) {
    switch (parent.type) {
      case 'IfStatement':
      case 'ConditionalExpression':
        if (parent.consequent === child) known.push(...assume(parent.test, true));
        if (parent.alternate === child) known.push(...assume(parent.test, false));
        break;
      case 'WhileStatement':
        if (parent.body === child) known.push(...assume(parent.test, true));
        break;
      case 'LogicalExpression':
        if (parent.right === child && parent.operator !== '??')
          known.push(...assume(parent.left, parent.operator === '&&'));
        break;
      case 'SwitchCase':
        known.push(...ofCase(context, subject, parent, module), ...before(parent.consequent, child));
        break;
      case 'BlockStatement':
      case 'Program':
        known.push(...before(parent.body, child));
        break;
      case 'ForOfStatement':
        known.push(...ofList(context, subject, parent.right, module));
        break;
      case 'CallExpression':
        if (parent.arguments.includes(child as never) && parent.callee.type === 'MemberExpression')
          known.push(...ofList(context, subject, parent.callee.object, module));
        break;
      default:
        break;
    }
  }
  return known;
}

/** The labels of a case and of the empty cases that fall into it; a default excludes all other labels. */
function ofCase(context: Context, subject: Subject, node: AnyNode, module: SourceModule): Assumption[] {
  const owner = parentOf(node, module);
  if (owner?.type !== 'SwitchStatement' || node.type !== 'SwitchCase') return [];
  const isTrue = owner.discriminant.type === 'Literal' && owner.discriminant.value === true;
  const labels = (cases: readonly AnyNode[]): Assumption[] =>
    cases.flatMap((item) => {
      if (item.type !== 'SwitchCase' || !item.test) return [];
      const test = isTrue ? item.test : equality(owner.discriminant, item.test);
      return assumptions(context, subject, test, true, { module, frame: undefined });
    });
  if (!node.test) {
    return labels(owner.cases.filter((item) => item !== node)).map((fact) => ({ ...fact, positive: !fact.positive }));
  }
  const index = owner.cases.indexOf(node);
  let first = index;
  while (first > 0 && owner.cases[first - 1]?.consequent.length === 0) first -= 1;
  const own = owner.cases.slice(first, index + 1);
  if (own.some((item) => !item.test)) return [];
  const facts = labels(own);
  if (own.length === 1) return facts;
  return facts.every((fact) => fact.positive) && facts.length === own.length
    ? [{ positive: true, values: facts.flatMap((fact) => fact.values) }]
    : [];
}

function equality(left: AnyNode, right: AnyNode): AnyNode {
  return { type: 'BinaryExpression', operator: '===', left, right, start: left.start, end: right.end } as AnyNode;
}

const KEEPS_ELEMENTS = new Set(['slice', 'sort', 'toSorted', 'reverse', 'toReversed', 'concat']);
const MAX_HOPS = 6;

/** `cards.filter(test).map((card) => …)`, also where a `const` holds the filtered list: the test holds of each element. */
function ofList(context: Context, subject: Subject, list: AnyNode, module: SourceModule, hops = 0): Assumption[] {
  const node = unwrap(list);
  if (hops > MAX_HOPS) return [];
  if (node.type === 'Identifier') {
    const initial = constantInitializer(node, module);
    return initial ? ofList(context, subject, initial, module, hops + 1) : [];
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return [];
  const name = memberName(node.callee) ?? '';
  const [test] = node.arguments;
  if (name !== 'filter' && !KEEPS_ELEMENTS.has(name)) return [];
  const own = name === 'filter' && test ? ofTest(context, subject, test, module) : [];
  return [...own, ...ofList(context, subject, node.callee.object, module, hops + 1)];
}

/** What it says of an element that a callback returns true for it. */
function ofTest(context: Context, subject: Subject, callback: AnyNode, module: SourceModule): Assumption[] {
  return alternatives(context.evaluate(callback, module, undefined)).flatMap((value) =>
    value.kind === 'function' ? ofFunction(context, subject, value, 0, true, undefined, 0) : [],
  );
}

/** `const card = cards.find(test)`, `cards.find(test)?.token`: what the object was chosen by. */
function ofOrigin(context: Context, subject: Subject, name: AnyNode, module: SourceModule): Assumption[] {
  const member = parentOf(name, module);
  if (member?.type !== 'MemberExpression' || member.property !== name) return [];
  const object = unwrap(member.object);
  const origin = object.type === 'Identifier' ? originOf(object, module) : object;
  if (origin?.type !== 'CallExpression' || origin.callee.type !== 'MemberExpression') return [];
  const [test] = origin.arguments;
  const method = memberName(origin.callee) ?? '';
  if (!/^find(Last)?$/.test(method) || !test) return [];
  return [...ofTest(context, subject, test, module), ...ofList(context, subject, origin.callee.object, module)];
}

function originOf(name: Extract<AnyNode, { type: 'Identifier' }>, module: SourceModule): AnyNode | undefined {
  const initial = constantInitializer(name, module);
  return initial && unwrap(initial);
}

/** Whether a value of the condition's field is one of those it names. */
export function holdsOfValue(condition: Condition, value: string): boolean {
  return listed(condition, value);
}

/** Texts that stand in opposite branches of the same condition are never sent together: `api[on ? 'post' : 'put'](on ? '/a' : '/b')`. */
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { indexOf, variableAt } from '../syntax/module-index.js';
import { rangeOf, unwrap } from '../syntax/nodes.js';
import { testsAround } from '../syntax/tests-around.js';

interface Written {
  module: SourceModule;
  node: AnyNode;
}

/** False where a condition that cannot change in between holds for one of two places, and does not for the other. */
export function mayOccurTogether(one: Written, other: Written): boolean {
  if (one.module !== other.module || one.node === other.node) return true;
  const others = conditionsAround(other);
  if (others.length === 0) return true;
  return conditionsAround(one).every(
    (condition) => !others.some((item) => isSame(condition, item) && condition.holds !== item.holds),
  );
}

/** True where no two of some places exclude each other. */
export function mayAllOccur(places: readonly Written[]): boolean {
  const conditional = places.filter((place) => conditionsAround(place).length > 0).slice(0, MAX_PLACES);
  return conditional.every((place, index) =>
    conditional.slice(index + 1).every((other) => mayOccurTogether(place, other)),
  );
}

/** A path is made of few texts; what is made of more is no path. */
const MAX_PLACES = 20;

interface Condition {
  /** The text of the test without its negation. */
  text: string;
  holds: boolean;
  names: readonly (VariableLike | undefined)[];
}

const around = new WeakMap<AnyNode, readonly Condition[]>();

function conditionsAround({ node, module }: Written): readonly Condition[] {
  const known = around.get(node);
  if (known) return known;
  const conditions = testsAround(node, module).flatMap(({ test, truth }) => conditionOf(test, truth, module) ?? []);
  around.set(node, conditions);
  return conditions;
}

function isSame(one: Condition, other: Condition): boolean {
  return (
    one.text === other.text &&
    one.names.length === other.names.length &&
    one.names.every((name, index) => name === other.names[index])
  );
}

function conditionOf(written: AnyNode, truth: boolean, module: SourceModule): Condition | undefined {
  const test = unwrap(written);
  if (test.type === 'UnaryExpression' && test.operator === '!') return conditionOf(test.argument, !truth, module);
  const names = unchangingNames(test, module);
  if (!names) return undefined;
  const [start, end] = rangeOf(test);
  const text = module.text.slice(start, end).replaceAll(/\s+/g, '');
  if (test.type !== 'BinaryExpression' || !test.operator.startsWith('!')) return { text, holds: truth, names };
  // `a !== b` is that `a === b` does not hold.
  const at = rangeOf(test.left)[1] - start;
  const negated = module.text.slice(start, end);
  const positive = negated.slice(0, at) + negated.slice(at).replace(test.operator, test.operator.replace('!', '='));
  return { text: positive.replaceAll(/\s+/g, ''), holds: !truth, names };
}

/** The variables that a test reads; undefined where something else decides it, or where one of them may change. */
function unchangingNames(written: AnyNode, module: SourceModule): (VariableLike | undefined)[] | undefined {
  const node = unwrap(written);
  switch (node.type) {
    case 'Literal':
      return [];
    case 'Identifier': {
      const isAssigned = indexOf(module).assignmentsTo.variable.has(node.name);
      return isAssigned ? undefined : [variableAt(node.name, node, module)];
    }
    case 'MemberExpression':
      return node.computed ? undefined : unchangingNames(node.object, module);
    case 'UnaryExpression':
      return unchangingNames(node.argument, module);
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const left = unchangingNames(node.left, module);
      const right = unchangingNames(node.right, module);
      return left && right ? [...left, ...right] : undefined;
    }
    default:
      return undefined;
  }
}

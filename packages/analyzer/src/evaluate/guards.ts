/** Type guards: what a tested name is where the test holds. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf } from '../syntax/module-index.js';
import { exits } from '../syntax/exits.js';
import { isFunction, rangeOf, unwrap, type FunctionNode, type NodeOf } from '../syntax/nodes.js';
import { alternatives, isUnknown, type Guards, type Value } from '../values/value.js';
import type { Context } from './context.js';
import { typeNodeValue } from './types.js';

/** The value that a guard (`isCard`, `(x): x is Card => …`) leaves of a list; undefined where the expression is no guard. */
export function guardedElement(context: Context, guard: AnyNode, module: SourceModule): Value | undefined {
  const guards = guardsOfFunction(context, guard, module);
  return guards && !guards.asserts ? known(guards.value()) : undefined;
}

function guardsOfFunction(context: Context, callee: AnyNode, module: SourceModule): Guards | undefined {
  for (const value of alternatives(context.evaluate(callee, module, undefined))) {
    const guards =
      value.kind === 'function'
        ? declaredGuards(context, value.node, value.module)
        : value.kind === 'signature'
          ? value.guards
          : undefined;
    if (guards) return guards;
  }
  return undefined;
}

/** What a function says of a parameter, by its return type. */
function declaredGuards(
  context: Context,
  fn: FunctionNode,
  module: SourceModule,
): (Guards & { parameter: string }) | undefined {
  const predicate = fn.returnType?.typeAnnotation;
  if (predicate?.type !== 'TSTypePredicate' || !predicate.typeAnnotation) return undefined;
  if (predicate.parameterName.type !== 'Identifier') return undefined;
  const type = predicate.typeAnnotation.typeAnnotation;
  return {
    parameter: predicate.parameterName.name,
    asserts: predicate.asserts,
    value: () => typeNodeValue(context, type, module),
  };
}

function known(value: Value): Value | undefined {
  return isUnknown(value) ? undefined : value;
}

/** What a name of unknown value is by the tests around it: `if (isCard(x)) …`, `assertCard(x); …`, or inside the guard itself. */
export function guardedName(
  context: Context,
  node: NodeOf<'Identifier' | 'JSXIdentifier'>,
  module: SourceModule,
): Value | undefined {
  const { name } = node;
  let child: AnyNode = node;
  for (let parent = parentOf(node, module); parent; child = parent, parent = parentOf(parent, module)) {
    const test = testThatHolds(parent, child);
    const found = test && guardIn(context, test, name, true, module);
    if (found) return found;
    if (parent.type === 'BlockStatement' || parent.type === 'Program') {
      for (const statement of possibleGuards(parent)) {
        if (rangeOf(statement)[0] >= rangeOf(child)[0]) break;
        const before = guardBefore(context, statement, name, module);
        if (before) return before;
      }
    }
    if (isFunction(parent)) {
      const own = declaredGuards(context, parent, module);
      if (own?.parameter === name && !own.asserts) return known(own.value());
    }
  }
  return undefined;
}

const guardsOf = new WeakMap<object, readonly AnyNode[]>();

/** The statements of a block that may guard those after them: few, where a generated file has thousands that do not. */
function possibleGuards(block: NodeOf<'BlockStatement' | 'Program'>): readonly AnyNode[] {
  const known = guardsOf.get(block);
  if (known) return known;
  const found = block.body.filter(
    (statement) =>
      statement.type === 'BlockStatement' ||
      (statement.type === 'IfStatement' && exits(statement.consequent)) ||
      (statement.type === 'ExpressionStatement' && unwrap(statement.expression).type === 'CallExpression'),
  );
  guardsOf.set(block, found);
  return found;
}

/** The test that is true where the child stands. */
function testThatHolds(parent: AnyNode, child: AnyNode): AnyNode | undefined {
  switch (parent.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return parent.consequent === child ? parent.test : undefined;
    case 'LogicalExpression':
      return parent.operator === '&&' && parent.right === child ? parent.left : undefined;
    default:
      return undefined;
  }
}

/** `if (!isCard(x)) return;`, `assertCard(x);` before the place. */
function guardBefore(context: Context, statement: AnyNode, name: string, module: SourceModule): Value | undefined {
  if (statement.type === 'BlockStatement' && statement.body.every((inner) => !inner.type.endsWith('Declaration'))) {
    for (const inner of statement.body) {
      const found = guardBefore(context, inner, name, module);
      if (found) return found;
    }
    return undefined;
  }
  if (statement.type === 'IfStatement' && exits(statement.consequent)) {
    return guardIn(context, statement.test, name, false, module);
  }
  const call = statement.type === 'ExpressionStatement' ? unwrap(statement.expression) : undefined;
  if (call?.type !== 'CallExpression' || !takes(call, name)) return undefined;
  const guards = guardsOfFunction(context, call.callee, module);
  return guards?.asserts ? known(guards.value()) : undefined;
}

/** The guard in a test that says what the name is when the test is `truth`. */
function guardIn(
  context: Context,
  written: AnyNode,
  name: string,
  truth: boolean,
  module: SourceModule,
): Value | undefined {
  const test = unwrap(written);
  switch (test.type) {
    case 'UnaryExpression':
      return test.operator === '!' ? guardIn(context, test.argument, name, !truth, module) : undefined;
    case 'LogicalExpression':
      if ((test.operator === '&&') !== truth) return undefined;
      return guardIn(context, test.left, name, truth, module) ?? guardIn(context, test.right, name, truth, module);
    case 'CallExpression': {
      if (!truth || !takes(test, name)) return undefined;
      return guardedElement(context, test.callee, module);
    }
    case 'BinaryExpression': {
      if (!truth || test.operator !== 'instanceof' || !isName(test.left, name)) return undefined;
      const found = alternatives(context.evaluate(test.right, module, undefined)).find(
        (value) => value.kind === 'class',
      );
      return found?.kind === 'class'
        ? { kind: 'instance', class: found, args: undefined, place: { node: test.right, module, frame: undefined } }
        : undefined;
    }
    default:
      return undefined;
  }
}

function takes(call: NodeOf<'CallExpression'>, name: string): boolean {
  return call.arguments[0] !== undefined && isName(call.arguments[0], name);
}

function isName(written: AnyNode, name: string): boolean {
  const node = unwrap(written);
  return node.type === 'Identifier' && node.name === name;
}

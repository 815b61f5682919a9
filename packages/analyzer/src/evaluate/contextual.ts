/** What an object or array literal is used as: the type or parameter it is written for. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { ancestor, parentOf, variableAt } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import {
  immediateResult,
  isBareType,
  isFunction,
  isObjectAssign,
  memberName,
  propertyName,
  unwrap,
  type FunctionNode,
  type NodeOf,
} from '../syntax/nodes.js';
import { UNKNOWN, alternatives, isUnknown, union, unionOfKnown, type Value } from '../values/value.js';
import { once, type Context } from './context.js';
import { usesOfFunction } from './function-uses.js';
import { subjectOfExpectation } from './expectations.js';
import { elementOf, memberOf } from './members.js';
import { calledName } from './called-name.js';
import { performedBy } from './performed.js';
import { annotatedValue, typeNodeValue } from './types.js';

/** The value a literal is expected to be, by annotations around it; unknown where nothing says so. */
export function contextualValue(context: Context, literal: AnyNode, module: SourceModule): Value {
  const parent = parentOf(literal, module);
  if (!parent) return UNKNOWN;
  switch (parent.type) {
    case 'VariableDeclarator':
      return annotatedValue(context, UNKNOWN, parent.id, module);
    case 'PropertyDefinition':
      return annotatedValue(context, UNKNOWN, parent, module);
    case 'AssignmentPattern':
      return annotatedValue(context, UNKNOWN, parent.left, module);
    case 'AssignmentExpression':
      return parent.right === literal ? context.evaluate(parent.left, module, undefined) : UNKNOWN;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSTypeAssertion':
      return isBareType(parent.typeAnnotation)
        ? contextualValue(context, parent, module)
        : typeNodeValue(context, parent.typeAnnotation, module);
    case 'Property': {
      const object = parentOf(parent, module);
      const name = propertyName(parent);
      if (object?.type !== 'ObjectExpression') return UNKNOWN;
      const performed = name === 'sample' ? performedBy(context, object, module) : UNKNOWN;
      if (!isUnknown(performed)) return performed;
      const owner = contextualValue(context, object, module);
      return name === undefined ? elementOf(owner) : memberOf(context, owner, name);
    }
    case 'ArrayExpression':
      return elementOf(contextualValue(context, parent, module));
    case 'ConditionalExpression':
    case 'LogicalExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
    case 'AwaitExpression':
      return contextualValue(context, parent, module);
    case 'ReturnStatement':
      return returned(context, parent, module);
    case 'ArrowFunctionExpression':
      return parent.body === literal ? resultOf(context, parent, module) : UNKNOWN;
    case 'JSXExpressionContainer':
      return attributeType(context, parent, module);
    case 'CallExpression':
    case 'NewExpression':
      return parameterType(context, parent, literal, module);
    default:
      return UNKNOWN;
  }
}

function returned(context: Context, statement: AnyNode, module: SourceModule): Value {
  const fn = ancestor(statement, module, isFunction);
  return fn && isFunction(fn) ? resultOf(context, fn, module) : UNKNOWN;
}

/** What a function is expected to return: by its annotation, by the type it is written for, or by the list it maps into. */
function resultOf(context: Context, fn: FunctionNode, module: SourceModule): Value {
  if (fn.returnType) return typeNodeValue(context, fn.returnType.typeAnnotation, module);
  const immediate = parentOf(fn, module);
  if (immediate?.type === 'CallExpression' && immediateResult(immediate))
    return contextualValue(context, immediate, module);
  const expected = contextualValue(context, fn, module);
  if (expected.kind === 'signature') return expected.returns();
  const { place, taker: call } = takenBy(fn, module);
  if (call?.type !== 'CallExpression' || call.arguments[0] !== place) return takenOfCalls(context, fn, module);
  const { callee } = call;
  if (callee.type === 'MemberExpression' && memberName(callee) === 'map') {
    return elementOf(contextualValue(context, call, module));
  }
  return callee.type === 'Identifier' ? typeOfState(context, callee, module) : UNKNOWN;
}

/** What the calls of a function are used as. */
function takenOfCalls(context: Context, fn: FunctionNode, module: SourceModule): Value {
  return once<Value>(context, 'taken-of-calls', fn, UNKNOWN, () => {
    const calls = usesOfFunction(context, fn, module).flatMap((use) => (use.kind === 'call' ? [use] : []));
    return unionOfKnown(calls.map((use) => contextualValue(context, use.call, use.module)));
  });
}

/** The type that `useState<Card[]>` declares, asked of its setter. */
function typeOfState(context: Context, setter: NodeOf<'Identifier'>, module: SourceModule): Value {
  const name = variableAt(setter.name, setter, module)?.defs[0]?.name as AnyNode | undefined;
  const pattern = name && parentOf(name, module);
  const declarator =
    pattern?.type === 'ArrayPattern' && pattern.elements[1] === name ? parentOf(pattern, module) : undefined;
  const hook = declarator?.type === 'VariableDeclarator' && declarator.init ? unwrap(declarator.init) : undefined;
  const type = hook?.type === 'CallExpression' ? hook.typeArguments?.params[0] : undefined;
  return type ? typeNodeValue(context, type, module) : UNKNOWN;
}

/** The type of an attribute, by the component of the project that takes it. */
function attributeType(context: Context, container: AnyNode, module: SourceModule): Value {
  const attribute = parentOf(container, module);
  const element = attribute && parentOf(attribute, module);
  if (attribute?.type !== 'JSXAttribute' || element?.type !== 'JSXOpeningElement') return UNKNOWN;
  const { name } = attribute.name;
  return typeof name === 'string' ? memberOf(context, propsOf(context, element, module), name) : UNKNOWN;
}

/** The props of the component of the project that an element is made of. */
export function propsOf(context: Context, element: NodeOf<'JSXOpeningElement'>, module: SourceModule): Value {
  if (element.name.type !== 'JSXIdentifier') return UNKNOWN;
  return union(
    alternatives(context.evaluate(element.name, module, undefined)).map((value) => {
      if (value.kind === 'signature') return value.parameter(0);
      const [props] = value.kind === 'function' ? value.node.params : [];
      return value.kind === 'function' && props ? annotatedValue(context, UNKNOWN, props, value.module) : UNKNOWN;
    }),
  );
}

/** The annotation of the parameter that an argument fills, or the type of the state that a setter sets. */
function parameterType(
  context: Context,
  call: Extract<AnyNode, { type: 'CallExpression' | 'NewExpression' }>,
  argument: AnyNode,
  module: SourceModule,
): Value {
  const index = call.arguments.indexOf(argument as never);
  if (index < 0) return UNKNOWN;
  const [first] = call.arguments;
  // `Object.assign(card, { … })` writes members of the card.
  if (index > 0 && first && isObjectAssign(call)) return context.evaluate(first, module, undefined);
  const [typeArgument] = call.typeArguments?.params ?? [];
  const { callee } = call;
  if (typeArgument && calledName(callee, module) === 'useState') {
    return typeNodeValue(context, typeArgument, module);
  }
  // `expect.objectContaining({ … })` stands for an object like the one it is given.
  if (callee.type === 'MemberExpression' && CONTAINING.has(memberName(callee) ?? ''))
    return contextualValue(context, call, module);
  const expected = index === 0 ? expectedBy(callee, module) : undefined;
  if (expected) return context.evaluate(expected, module, undefined);
  const state = callee.type === 'Identifier' && index === 0 ? typeOfState(context, callee, module) : UNKNOWN;
  if (!isUnknown(state)) return state;
  const target = context.evaluate(callee, module, undefined);
  return union(
    alternatives(target).map((value) => {
      if (value.kind === 'signature') return value.parameter(index);
      const parameter = value.kind === 'function' ? value.node.params[index - value.bound.length] : undefined;
      if (value.kind !== 'function' || !parameter) return UNKNOWN;
      const binding = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
      return annotatedValue(context, UNKNOWN, binding, value.module);
    }),
  );
}

const CONTAINING = new Set(['objectContaining', 'arrayContaining']);
const EQUALITIES = /^(toEqual|toStrictEqual|toMatchObject|toContainEqual|eql|eq|equal|include|contain)$/;

/** What a test expects to be equal to an object: `expect(card).toMatchObject({ sub_type: 'em' })`. */
function expectedBy(callee: AnyNode, module: SourceModule): AnyNode | undefined {
  if (callee.type !== 'MemberExpression' || !EQUALITIES.test(memberName(callee) ?? '')) return undefined;
  return subjectOfExpectation(callee, module);
}

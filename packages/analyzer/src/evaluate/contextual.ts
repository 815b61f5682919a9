/** What an object or array literal is used as: the type or parameter it is written for. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { ancestor, parentOf } from '../syntax/module-index.js';
import { isFunction, propertyName } from '../syntax/nodes.js';
import { UNKNOWN, alternatives, union, type Value } from '../values/value.js';
import type { Context } from './context.js';
import { elementOf, memberOf } from './members.js';
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
      return typeNodeValue(context, parent.typeAnnotation, module);
    case 'Property': {
      const object = parentOf(parent, module);
      const name = propertyName(parent);
      if (object?.type !== 'ObjectExpression') return UNKNOWN;
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
      return parent.returnType ? typeNodeValue(context, parent.returnType.typeAnnotation, module) : UNKNOWN;
    case 'CallExpression':
    case 'NewExpression':
      return parameterType(context, parent, literal, module);
    default:
      return UNKNOWN;
  }
}

function returned(context: Context, statement: AnyNode, module: SourceModule): Value {
  const fn = ancestor(statement, module, isFunction);
  return fn && isFunction(fn) && fn.returnType ? typeNodeValue(context, fn.returnType.typeAnnotation, module) : UNKNOWN;
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
  const [typeArgument] = call.typeArguments?.params ?? [];
  const { callee } = call;
  if (typeArgument && callee.type === 'Identifier' && callee.name === 'useState') {
    return typeNodeValue(context, typeArgument, module);
  }
  const target = context.evaluate(callee, module, undefined);
  return union(
    alternatives(target).map((value) => {
      const parameter = value.kind === 'function' ? value.node.params[index - value.bound.length] : undefined;
      if (value.kind !== 'function' || !parameter) return UNKNOWN;
      const binding = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
      return annotatedValue(context, UNKNOWN, binding, value.module);
    }),
  );
}

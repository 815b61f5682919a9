/** What `this` is: in classes, constructor functions, definitions of frameworks, object literals and handlers. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { isInStatic } from '../syntax/class-members.js';
import { ancestor } from '../syntax/module-index.js';
import { isClass, isFunction, memberName, type ClassNode } from '../syntax/nodes.js';
import { takenBy } from '../syntax/outermost.js';
import { UNKNOWN, type Frame, type Value } from '../values/value.js';
import { genericInstance } from './classes.js';
import type { Context } from './context.js';
import { definitionAround, instanceOf } from './definitions.js';
import { frameAround } from './evaluator.js';
import { prototypeOf } from './prototypes.js';

/** The value of `this`: the receiver of the call in progress, else an instance of the enclosing class made in an unknown way. */
export function evaluateThis(context: Context, node: AnyNode, module: SourceModule, frame: Frame | undefined): Value {
  const owner = ancestor(
    node,
    module,
    (candidate) => isClass(candidate) || (isFunction(candidate) && candidate.type !== 'ArrowFunctionExpression'),
  );
  if (!owner) return UNKNOWN;
  for (let current = frame; current; current = current.parent) {
    if (current.fn === owner && current.self && !(current.self.kind === 'object' && definitionAround(owner, module)))
      return current.self;
  }
  if (isClass(owner)) return ownThis(context, owner, node, module, frame);
  const container = ancestor(owner, module, (candidate) => isClass(candidate) || isFunction(candidate));
  if (container && isClass(container)) return ownThis(context, container, owner, module, frame);
  const definition = definitionAround(owner, module);
  if (definition) return instanceOf(context, definition, module, frameAround(definition, module, frame));
  const object = ancestor(owner, module, (candidate) => candidate.type === 'ObjectExpression' || isFunction(candidate));
  if (object?.type === 'ObjectExpression') return context.evaluate(object, module, frame);
  const constructed = isFunction(owner) ? prototypeOf(context, owner, module) : undefined;
  return constructed ?? handlerOwner(context, owner, module, frame);
}

/** `request.onload = function () { this… }`, `request.addEventListener('load', function () { this… })`: the object whose handler the function is. */
function handlerOwner(context: Context, fn: AnyNode, module: SourceModule, frame: Frame | undefined): Value {
  const { place, taker: parent } = takenBy(fn, module);
  if (parent?.type === 'CallExpression' && parent.callee.type === 'MemberExpression') {
    const listens = memberName(parent.callee) === 'addEventListener';
    return listens ? context.evaluate(parent.callee.object, module, frame) : UNKNOWN;
  }
  if (parent?.type !== 'AssignmentExpression' || parent.right !== place) return UNKNOWN;
  return parent.left.type === 'MemberExpression' ? context.evaluate(parent.left.object, module, frame) : UNKNOWN;
}

/** What `this` is in the body of a class: the class itself in its static members. */
function ownThis(
  context: Context,
  owner: ClassNode,
  node: AnyNode,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const around = frameAround(owner, module, frame);
  if (isInStatic(owner, node, module)) return { kind: 'class', node: owner, module, frame: around };
  return genericInstance(context, owner, module, around);
}

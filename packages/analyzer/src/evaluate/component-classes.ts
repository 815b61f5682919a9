/** Classes that are components of React: what `this.state` and `this.props` hold. */
import { HELD_BY_COMPONENTS, handedToLifecycle, isComponentBase } from '../clients/react.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { ancestor, parentOf } from '../syntax/module-index.js';
import { isClass, memberName, propertyName, unwrap, type FunctionNode } from '../syntax/nodes.js';
import { nodesWithin } from '../syntax/nodes-within.js';
import { UNKNOWN, alternatives, isUnknown, union, type ClassValue, type Value } from '../values/value.js';
import { calledName } from './called-name.js';
import { baseClass, genericInstance, instanceMember } from './classes.js';
import { propsGivenTo } from './component-props.js';
import { once, type Context } from './context.js';
import { inFrame } from './frames.js';
import { returnedValue } from './returned-value.js';
import { typeNodeValue } from './types.js';

/** What a class that is a component holds as its `state` or `props` besides what it writes there itself; none for other members and classes. */
export function componentMember(context: Context, owner: ClassValue, name: string): Value[] {
  const place = HELD_BY_COMPONENTS.findIndex((held) => held === name);
  if (place < 0 || !isComponent(context, owner, 0)) return [];
  const { node, module, frame } = owner;
  return once(context, `component-${name}`, inFrame(node, frame), [] as Value[], () => {
    const given = name === 'state' ? setStates(context, owner) : propsGivenTo(context, node, module, frame);
    const type = node.superTypeArguments?.params[place];
    const declared = type ? [typeNodeValue(context, type, module)] : [];
    return [...declared, ...given].filter((value) => !isUnknown(value));
  });
}

const MAX_INHERITANCE = 4;

function isComponent(context: Context, owner: ClassValue, depth: number): boolean {
  const { superClass } = owner.node;
  if (!superClass) return false;
  if (isComponentBase(calledName(superClass, owner.module))) return true;
  const base = depth < MAX_INHERITANCE ? baseClass(context, owner) : undefined;
  return base !== undefined && isComponent(context, base, depth + 1);
}

/** The objects that `this.setState(…)` is called with, and those that a function returns that it is called with. */
function setStates(context: Context, owner: ClassValue): Value[] {
  const { module, frame } = owner;
  return nodesWithin('calls', { node: owner.node, module }).flatMap((call) => {
    if (call.type !== 'CallExpression') return [];
    const [given] = call.arguments;
    if (!given || !setsStateOf(context, call.callee, owner)) return [];
    const fn = unwrap(given);
    if (fn.type !== 'ArrowFunctionExpression' && fn.type !== 'FunctionExpression')
      return [context.evaluate(given, module, frame)];
    return [returnedValue(context, fn, module, frame)];
  });
}

/** `this.setState`, `self.setState`. */
function setsStateOf(context: Context, callee: AnyNode, owner: ClassValue): boolean {
  if (callee.type !== 'MemberExpression' || memberName(callee) !== 'setState') return false;
  if (callee.object.type === 'ThisExpression') return true;
  return alternatives(context.evaluate(callee.object, owner.module, undefined)).some(
    (part) => part.kind === 'instance' && part.class.node === owner.node,
  );
}

/** The state before, as the function that `this.setState` is called with receives it; undefined for other calls. */
export function stateBefore(context: Context, callee: AnyNode, module: SourceModule): Value | undefined {
  if (callee.type !== 'MemberExpression' || memberName(callee) !== 'setState') return undefined;
  const states = alternatives(context.evaluate(callee.object, module, undefined)).flatMap((part) =>
    part.kind === 'instance' && isComponent(context, part.class, 0) ? [instanceMember(context, part, 'state')] : [],
  );
  return states.length > 0 ? union(states) : undefined;
}

/** What React calls a method of a component with: its props or its state, of before or to come. */
export function lifecycleParameter(context: Context, fn: FunctionNode, index: number, module: SourceModule): Value {
  const method = parentOf(fn, module);
  const name = method?.type === 'MethodDefinition' ? propertyName(method) : undefined;
  const held = name === undefined ? undefined : handedToLifecycle(name, index);
  const owner = held && method ? ancestor(method, module, isClass) : undefined;
  if (!held || !owner || !isClass(owner)) return UNKNOWN;
  const instance = genericInstance(context, owner, module);
  return isComponent(context, instance.class, 0) ? instanceMember(context, instance, held) : UNKNOWN;
}

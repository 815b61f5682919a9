/** Classes: fields, constructors, inheritance, static members. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { indexOf } from '../syntax/module-index.js';
import { contains, isFunction, type ClassNode, type FunctionNode } from '../syntax/nodes.js';
import { nodesWithin } from '../syntax/nodes-within.js';
import { isInStatic, memberAround, membersNamed } from '../syntax/class-members.js';
import {
  UNKNOWN,
  alternatives,
  isUnknown,
  union,
  type ClassValue,
  type Frame,
  type FunctionValue,
  type InstanceValue,
  type PackageValue,
  type Value,
} from '../values/value.js';
import { componentMember } from './component-classes.js';
import { once, type Context } from './context.js';
import { fieldAfterCalls, isKnownByCalls } from './fluent-calls.js';
import { inFrame, openFrame } from './frames.js';
import { writtenValue } from './identifiers.js';
import { inheritedClient, isBaseKey } from './package-clients.js';
import { returnedValue } from './returned-value.js';
import { annotatedValue } from './types.js';

/** An instance of a class that was made in an unknown way. `frame`: the call that makes the class. */
export function genericInstance(context: Context, node: ClassNode, module: SourceModule, frame?: Frame): InstanceValue {
  return once(context, 'instances', inFrame(node, frame), undefined as unknown as InstanceValue, () => ({
    kind: 'instance',
    class: { kind: 'class', node, module, frame },
    args: undefined,
    place: { node, module, frame },
  }));
}

/** A static member of a class; `self` is the class that was asked, which may extend it. */
export function classMember(context: Context, value: ClassValue, name: string, self: ClassValue = value): Value {
  for (const member of membersNamed(value.node, name)) {
    if (!('static' in member) || !member.static) continue;
    if (member.type === 'MethodDefinition' && isFunction(member.value)) {
      const found = method(value, member.value, self);
      return member.kind === 'get' ? getterValue(context, found, member.value, self) : found;
    }
    if (member.type !== 'PropertyDefinition') continue;
    const initial = member.value ? [context.evaluate(member.value, value.module, value.frame)] : [];
    const values = [...initial.filter((item) => item.kind !== 'constant'), ...assignedStatics(context, value, name)];
    return values.length > 0 ? union(values) : annotatedValue(context, initial[0] ?? UNKNOWN, member, value.module);
  }
  const assigned = assignedStatics(context, value, name);
  if (assigned.length > 0) return union(assigned);
  const base = baseClass(context, value);
  return base ? classMember(context, base, name, self) : UNKNOWN;
}

/** `Class.name = value` anywhere in the module, and `this.name = value` in static methods. */
function assignedStatics(context: Context, owner: ClassValue, name: string): Value[] {
  return (indexOf(owner.module).assignmentsTo.member.get(name) ?? []).flatMap(({ target, assignment }) => {
    if (target.type !== 'MemberExpression' || target !== assignment.left) return [];
    const { object } = target;
    const isOwner =
      (object.type === 'Identifier' && object.name === owner.node.id?.name) ||
      (object.type === 'ThisExpression' && isInStatic(owner.node, object, owner.module));
    return isOwner ? [context.evaluate(assignment.right, owner.module, owner.frame)] : [];
  });
}

function method(owner: ClassValue, node: FunctionNode, self: Value): FunctionValue {
  return { kind: 'function', node, module: owner.module, frame: owner.frame, self, bound: [] };
}

/** A field, method or accessor of an instance, in its class or the classes it extends; its `constructor` is the class it was made of. */
export function instanceMember(context: Context, value: InstanceValue, name: string): Value {
  if (name === 'constructor') return value.class;
  const member = memberInClass(context, value.class, value.args, value, name, 0);
  return value.calls ? fieldAfterCalls(context, value, name, member) : member;
}

/** Classes that extend one another. */
export const MAX_INHERITANCE = 8;

function memberInClass(
  context: Context,
  owner: ClassValue,
  args: Value[] | undefined,
  self: InstanceValue,
  name: string,
  depth: number,
): Value {
  const declared: Value[] = [];
  const promised: Value[] = [];
  const frame = constructorFrame(owner, args, self);
  for (const member of membersNamed(owner.node, name)) {
    if (member.type === 'MethodDefinition' && isFunction(member.value)) {
      if (member.kind === 'get') return getterValue(context, method(owner, member.value, self), member.value, self);
      if (member.kind === 'method') return method(owner, member.value, self);
    }
    if (member.type === 'PropertyDefinition' || member.type === 'AccessorProperty') {
      const value = member.value ? withThis(context.evaluate(member.value, owner.module, frame), self) : UNKNOWN;
      (member.value ? declared : promised).push(annotatedValue(context, value, member, owner.module));
    }
  }
  declared.push(
    ...parameterProperty(context, owner, args, name),
    ...assignedFields(context, owner, self, frame, name),
    ...componentMember(context, owner, name),
  );
  // Of an object that is made here its type says no more: with other arguments it is another.
  if (declared.length === 0 || !declared.every(isMade)) declared.unshift(...promised);
  const known = declared.filter((value) => !isUnknown(value));
  if (known.length > 0) return union(known);
  const base = baseClass(context, owner);
  if (base && depth < MAX_INHERITANCE) {
    const inherited = memberInClass(context, base, superArguments(context, owner, args, frame), self, name, depth + 1);
    if (!isUnknown(inherited)) return inherited;
  }
  return declared[0] ?? memberOfPackageClass(context, owner, frame, self, name) ?? { kind: 'unknown', key: owner.node };
}

function isMade(value: Value): boolean {
  return alternatives(value).every((part) => part.kind === 'instance' && part.args !== undefined);
}

/** `this.get` in a class that extends the client of a package, and says its base URL. */
function memberOfPackageClass(
  context: Context,
  owner: ClassValue,
  frame: Frame | undefined,
  self: InstanceValue,
  name: string,
): Value | undefined {
  const { superClass } = owner.node;
  const base = superClass ? context.evaluate(superClass, owner.module, owner.frame) : UNKNOWN;
  if (base.kind !== 'package' || base.made || isBaseKey(name)) return undefined;
  const place = { node: owner.node, module: owner.module, frame: undefined };
  // The same for each member of an object.
  const client = once<PackageValue | undefined>(context, 'inherited-clients', self, undefined, () =>
    inheritedClient(context, base, self, superArguments(context, owner, undefined, frame) ?? [], place),
  );
  return client && { ...client, path: [...client.path, name] };
}

/** An arrow function in a field sees the instance as `this` through its frame. */
function withThis(value: Value, self: InstanceValue): Value {
  return value.kind === 'function' && value.self === undefined ? { ...value, self } : value;
}

function getterValue(context: Context, fn: Value, node: FunctionNode, self: Value): Value {
  if (fn.kind !== 'function') return UNKNOWN;
  const frame: Frame = {
    fn: node,
    module: fn.module,
    args: [],
    self,
    parent: fn.frame,
    call: { node, module: fn.module, frame: undefined },
    depth: 1,
  };
  return returnedValue(context, node, fn.module, frame);
}

/** The constructor of a class, if it has one. */
export function constructorOf(owner: ClassValue): FunctionNode | undefined {
  for (const member of membersNamed(owner.node, 'constructor')) {
    if (member.type === 'MethodDefinition' && member.kind === 'constructor' && isFunction(member.value)) {
      return member.value;
    }
  }
  return undefined;
}

/** The call of the constructor of a class with these arguments. */
export function constructorFrame(owner: ClassValue, args: Value[] | undefined, self: Value): Frame | undefined {
  const fn = constructorOf(owner);
  if (!fn || !args) return owner.frame;
  let frames = constructorFrames.get(args);
  if (!frames) {
    frames = new Map();
    constructorFrames.set(args, frames);
  }
  let frame = frames.get(fn);
  if (!frame) {
    const call = { node: owner.node, module: owner.module, frame: undefined };
    frame = { fn, module: owner.module, args, self, parent: owner.frame, call, depth: 1 };
    frames.set(fn, frame);
  }
  return frame;
}

/** One frame per construction, so that what it evaluates is remembered. */
const constructorFrames = new WeakMap<Value[], Map<FunctionNode, Frame>>();

/** `constructor(private readonly client: Client)`. */
function parameterProperty(context: Context, owner: ClassValue, args: Value[] | undefined, name: string): Value[] {
  const fn = constructorOf(owner);
  if (!fn) return [];
  return fn.params.flatMap((parameter, index) => {
    if (parameter.type !== 'TSParameterProperty') return [];
    const binding = parameter.parameter.type === 'AssignmentPattern' ? parameter.parameter.left : parameter.parameter;
    if (binding.type !== 'Identifier' || binding.name !== name) return [];
    const given = args?.[index];
    if (given) return [given];
    // What is made without it has the default, which says more than the type.
    if (args && parameter.parameter.type === 'AssignmentPattern')
      return [context.evaluate(parameter.parameter.right, owner.module, owner.frame)];
    const typed = annotatedValue(context, UNKNOWN, binding, owner.module);
    return [isUnknown(typed) ? context.evaluate(binding, owner.module, owner.frame) : typed];
  });
}

/** `this.name = value` in any method of the class. */
function assignedFields(
  context: Context,
  owner: ClassValue,
  self: InstanceValue,
  frame: Frame | undefined,
  name: string,
): Value[] {
  const values: Value[] = [];
  for (const written of indexOf(owner.module).assignmentsTo.member.get(name) ?? []) {
    const { target } = written;
    if (target.type !== 'MemberExpression' || target.object.type !== 'ThisExpression') continue;
    if (!contains(owner.node, target)) continue;
    // What a chain of calls wrote is known by these.
    if (self.calls && isKnownByCalls(self, target, owner.module)) continue;
    const inMethod = self.args && methodFrame(context, owner, self, target);
    values.push(writtenValue(context, written, owner.module, inMethod ?? frame ?? owner.frame));
  }
  return values;
}

/** A method around a node as it is called on this instance; undefined where it is called with something, which other calls tell. */
function methodFrame(context: Context, owner: ClassValue, self: InstanceValue, node: AnyNode): Frame | undefined {
  const member = memberAround(owner.node, node, owner.module);
  if (member?.type !== 'MethodDefinition' || member.kind === 'constructor' || member.static) return undefined;
  if (!isFunction(member.value) || member.value.params.length > 0) return undefined;
  return openFrame(context, method(owner, member.value, self), [], self.place);
}

/** What the constructor of a class gives that of the class it extends; without one, what it is given itself. */
export function superArguments(
  context: Context,
  owner: ClassValue,
  args: Value[] | undefined,
  frame: Frame | undefined,
): Value[] | undefined {
  const fn = constructorOf(owner);
  if (!fn) return args ?? frame?.args;
  for (const call of nodesWithin('calls', { node: fn, module: owner.module })) {
    if (call.type === 'CallExpression' && call.callee.type === 'Super') {
      return call.arguments.map((argument) => context.evaluate(argument, owner.module, frame));
    }
  }
  return undefined;
}

/** The class of the project that a class extends. */
export function baseClass(context: Context, owner: ClassValue): ClassValue | undefined {
  if (!owner.node.superClass) return undefined;
  const base = context.evaluate(owner.node.superClass, owner.module, owner.frame);
  return base.kind === 'class' ? base : undefined;
}

/** A class, and those that it extends. */
export function classesOf(context: Context, owner: ClassValue): ClassValue[] {
  const classes: ClassValue[] = [];
  for (let current: ClassValue | undefined = owner; current; current = baseClass(context, current)) {
    if (classes.length >= MAX_INHERITANCE) break;
    classes.push(current);
  }
  return classes;
}

/** `new X(args)`: an instance. */
export function construct(owner: ClassValue, args: Value[], place: InstanceValue['place']): InstanceValue {
  return { kind: 'instance', class: owner, args, place };
}

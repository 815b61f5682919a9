/** What the modules of AngularJS register under names, and which functions are given it: read by names, without evaluating anything. */
import { INJECTED_KEYS, REGISTERING, RESOLVED_KEY, registration, type Provision } from '../clients/angularjs.js';
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { addTo } from '../group.js';
import { indexOf, topLevelVariable, variableAt } from '../syntax/module-index.js';
import {
  isClass,
  isFunction,
  literalString,
  memberName,
  placeKey,
  propertyName,
  unwrap,
  type ClassNode,
  type FunctionNode,
  type NodeOf,
} from '../syntax/nodes.js';
import { once, type Context } from './context.js';
import { exportedVariable } from './imports.js';

/** What is registered under a name. */
export interface Provided {
  how: Provision;
  definition: AnyNode;
  module: SourceModule;
}

/** A function or class that is given what it names, parameter by parameter. */
export interface Receiver {
  made: FunctionNode | ClassNode;
  /** The function whose parameters they are: of a class, its constructor. */
  fn: FunctionNode;
  names: readonly string[];
  module: SourceModule;
}

interface Registry {
  provided: Map<string, Provided[]>;
  /** By the place of the function. */
  receivers: Map<string, Receiver>;
  /** By the names that they are given. */
  receiving: Map<string, Receiver[]>;
}

const NOTHING: Registry = { provided: new Map(), receivers: new Map(), receiving: new Map() };

/** All that the modules of a project register. */
export function registryOf(context: Context, module: SourceModule): Registry {
  return once(context, 'angularjs-registry', context.host ? 'project' : module, NOTHING, () => {
    const declaring = (context.host?.modulesMentioning(['angular']) ?? [module]).filter(declaresModules);
    if (declaring.length === 0) return NOTHING;
    const registry: Registry = { provided: new Map(), receivers: new Map(), receiving: new Map() };
    const registering = context.host?.modulesMentioning(REGISTERING) ?? [];
    for (const place of new Set([...declaring, ...registering])) read(context, registry, place, declaring);
    return registry;
  });
}

function declaresModules({ text }: SourceModule): boolean {
  return /\bangular\s*\.\s*module\s*\(/.test(text);
}

function read(context: Context, registry: Registry, module: SourceModule, declaring: readonly SourceModule[]): void {
  const receive = (definition: AnyNode | undefined): void => {
    const receiver = definition && receiverOf(context, definition, module);
    const key = receiver && placeKey(receiver.fn, receiver.module);
    if (!receiver || key === undefined || registry.receivers.has(key)) return;
    registry.receivers.set(key, receiver);
    for (const name of receiver.names) addTo(registry.receiving, name, receiver);
  };
  const provide = (name: string | undefined, how: Provision, definition: AnyNode): void => {
    if (name !== undefined && how !== 'none') addTo(registry.provided, name, { how, definition, module });
    if (how !== 'value') receive(definition);
  };
  let registers = false;
  for (const call of indexOf(module).calls) {
    if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') continue;
    const method = memberName(call.callee) ?? '';
    const found = registration(method);
    if (found && isModule(context, call.callee.object, module, declaring)) {
      const definition = call.arguments[found.definition];
      const name = found.name === undefined ? undefined : literalString(call.arguments[found.name]);
      if (definition) provide(name, found.how, definition);
      registers = true;
    }
    // `$httpProvider.interceptors.push(function (host) { … })`
    const { object } = call.callee;
    if (method === 'push' && object.type === 'MemberExpression' && memberName(object) === 'interceptors')
      receive(call.arguments[0]);
  }
  if (!registers) return;
  for (const property of indexOf(module).properties) {
    const key = propertyName(property) ?? '';
    if (INJECTED_KEYS.includes(key)) receive(property.value);
    if (key !== RESOLVED_KEY || property.value.type !== 'ObjectExpression') continue;
    for (const item of property.value.properties)
      if (item.type === 'Property') provide(propertyName(item), 'factory', item.value);
  }
  for (const key of INJECTED_KEYS)
    for (const { assignment } of indexOf(module).assignmentsTo.member.get(key) ?? []) receive(assignment.right);
}

const MAX_HOPS = 8;

/** `angular.module('desk')`, what its methods return, and names for either. */
function isModule(
  context: Context,
  written: AnyNode,
  module: SourceModule,
  declaring: readonly SourceModule[],
  hops = 0,
): boolean {
  const node = unwrap(written);
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
    const { object } = node.callee;
    const name = memberName(node.callee) ?? '';
    if (name === 'module') return object.type === 'Identifier' && object.name === 'angular';
    return registration(name) !== undefined && isModule(context, object, module, declaring, hops);
  }
  if (node.type !== 'Identifier' || hops > MAX_HOPS) return false;
  const variable = variableAt(node.name, node, module);
  if (variable && variable.defs.length > 0) return holdsModule(context, variable, module, declaring, hops);
  // Scripts of a page share their names.
  return declaring.some((other) => {
    const shared = topLevelVariable(node.name, other);
    return shared !== undefined && holdsModule(context, shared, other, declaring, hops);
  });
}

function holdsModule(
  context: Context,
  variable: VariableLike,
  module: SourceModule,
  declaring: readonly SourceModule[],
  hops: number,
): boolean {
  const origin = exportedVariable(context, variable, module);
  const declared = origin?.variable.defs[0]?.node as AnyNode | undefined;
  return (
    origin !== undefined &&
    declared?.type === 'VariableDeclarator' &&
    declared.init !== null &&
    isModule(context, declared.init, origin.module, declaring, hops + 1)
  );
}

/** The function or class that a definition is, with the names of what it is given. */
export function receiverOf(context: Context, written: AnyNode, module: SourceModule, hops = 0): Receiver | undefined {
  const node = unwrap(written);
  if (node.type === 'ArrayExpression') {
    const last = node.elements.at(-1);
    const receiver = last ? receiverOf(context, last, module, hops) : undefined;
    return receiver && { ...receiver, names: textsOf(node.elements.slice(0, -1)) };
  }
  if (node.type === 'Identifier') {
    const variable = variableAt(node.name, node, module);
    const origin = variable && hops <= MAX_HOPS ? exportedVariable(context, variable, module) : undefined;
    const declared = origin?.variable.defs[0]?.node as AnyNode | undefined;
    const definition = declared?.type === 'VariableDeclarator' ? declared.init : declared;
    return origin && definition ? receiverOf(context, definition, origin.module, hops + 1) : undefined;
  }
  const fn = isClass(node) ? constructorIn(node) : isFunction(node) ? node : undefined;
  if (!fn || !(isClass(node) || isFunction(node))) return undefined;
  const told = namesTold(node, module);
  return {
    made: node,
    fn,
    names: told ?? fn.params.map((item) => (item.type === 'Identifier' ? item.name : '')),
    module,
  };
}

function constructorIn(node: ClassNode): FunctionNode | undefined {
  for (const member of node.body.body)
    if (member.type === 'MethodDefinition' && member.kind === 'constructor' && isFunction(member.value))
      return member.value;
  return undefined;
}

/** `Desk.$inject = ['$http', 'groups']`, `static $inject = […]`. */
function namesTold(node: FunctionNode | ClassNode, module: SourceModule): string[] | undefined {
  const name = node.id?.name;
  const assigned = (indexOf(module).assignmentsTo.member.get('$inject') ?? []).flatMap(({ target, assignment }) =>
    target.type === 'MemberExpression' && target.object.type === 'Identifier' && target.object.name === name
      ? [assignment.right]
      : [],
  );
  const written = isClass(node)
    ? node.body.body.flatMap((member) =>
        member.type === 'PropertyDefinition' && member.static && propertyName(member) === '$inject'
          ? (member.value ?? [])
          : [],
      )
    : [];
  const [list] = [...assigned, ...written];
  return list?.type === 'ArrayExpression' ? textsOf(list.elements) : undefined;
}

function textsOf(elements: NodeOf<'ArrayExpression'>['elements']): string[] {
  return elements.map((item) => literalString(item) ?? '');
}

/** The modules that are given what a module registers, and those that register what it is given. */
export function injectedAround(context: Context, module: SourceModule): SourceModule[] {
  const { provided, receiving } = registryOf(context, module);
  return [...provided].flatMap(([name, places]) => {
    const receivers = receiving.get(name) ?? [];
    const all = [...places, ...receivers].map((item) => item.module);
    return all.includes(module) ? all : [];
  });
}

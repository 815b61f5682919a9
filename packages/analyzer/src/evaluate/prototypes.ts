/** Constructor functions of before there were classes: `function Client() { this.http = … }`, `Client.prototype.get = function …`. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { addTo } from '../group.js';
import { ancestor, indexOf, parentOf, variableAt } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { isFunction, memberName, propertyName, unwrap, type FunctionNode } from '../syntax/nodes.js';
import { nodesWithin } from '../syntax/nodes-within.js';
import { madeObject } from '../values/made-values.js';
import { alternatives, unionOfKnown, type Entry, type ObjectValue, type Value } from '../values/value.js';
import { once, type Context } from './context.js';

/** The object that `this` is in a constructor function or in a method of its prototype; undefined for other functions. */
export function prototypeOf(context: Context, fn: FunctionNode, module: SourceModule): ObjectValue | undefined {
  const owner = constructorOfMethod(context, fn, module) ?? fn;
  return isConstructor(owner, module) ? madeBy(context, owner, module) : undefined;
}

/** What `new` on a function gives. */
export function madeBy(context: Context, fn: FunctionNode, module: SourceModule): ObjectValue {
  return once(context, 'prototypes', fn, EMPTY, () => {
    const entries = new Map<string, Entry>();
    const object: ObjectValue = madeObject(entries);
    const written = new Map<string, AnyNode[]>();
    const valueOf = (node: AnyNode): Value => {
      const found = context.evaluate(node, module, undefined);
      return found.kind === 'function' && unwrap(node).type === 'FunctionExpression'
        ? { ...found, self: object }
        : found;
    };
    const add = (name: string | undefined, node: AnyNode): void => {
      if (name === undefined) return;
      addTo(written, name, node);
      const nodes = written.get(name) ?? [];
      entries.set(name, { value: () => (nodes.length > 1 ? unionOfSet(nodes.map(valueOf)) : valueOf(node)), module });
    };
    for (const { left, right } of indexOf(module).assignments) {
      if (left.type !== 'MemberExpression') continue;
      if (isThisOf(fn, left.object, module)) add(memberName(left), right);
      if (isPrototype(context, left.object, fn, module)) add(memberName(left), right);
      const table = unwrap(right);
      if (table.type !== 'ObjectExpression' || !isPrototype(context, left, fn, module)) continue;
      for (const property of table.properties) {
        if (property.type === 'Property') add(propertyName(property), property.value);
      }
    }
    return object;
  });
}

const EMPTY: ObjectValue = madeObject();

/** What a member is that is set more than once: at first to what stands for a value to come. */
function unionOfSet(values: readonly Value[]): Value {
  return unionOfKnown(values.filter((value) => value.kind !== 'constant'));
}

/** The constructor on whose prototype a function stands. */
function constructorOfMethod(context: Context, fn: FunctionNode, module: SourceModule): FunctionNode | undefined {
  const parent = takenBy(fn, module).taker;
  const table = parent?.type === 'Property' ? parentOf(parent, module) : undefined;
  const assignment = table ? takenBy(table, module).taker : parent;
  if (assignment?.type !== 'AssignmentExpression' || assignment.left.type !== 'MemberExpression') return undefined;
  const prototype = table ? assignment.left : assignment.left.object;
  if (prototype.type !== 'MemberExpression' || memberName(prototype) !== 'prototype') return undefined;
  const owner = alternatives(context.evaluate(prototype.object, module, undefined));
  return owner.flatMap((part) => (part.kind === 'function' && part.module === module ? [part.node] : []))[0];
}

function isPrototype(context: Context, node: AnyNode, fn: FunctionNode, module: SourceModule): boolean {
  if (node.type !== 'MemberExpression' || memberName(node) !== 'prototype') return false;
  return alternatives(context.evaluate(node.object, module, undefined)).some(
    (part) => part.kind === 'function' && part.node === fn,
  );
}

/** A function declaration that sets members of `this` and is no method. */
function isConstructor(fn: FunctionNode, module: SourceModule): boolean {
  if (fn.type === 'ArrowFunctionExpression') return false;
  return nodesWithin('assignments', { node: fn, module }).some(
    ({ left }) => left.type === 'MemberExpression' && isThisOf(fn, left.object, module),
  );
}

/** `this` of a function, and a variable that holds it: `const self = this`. */
function isThisOf(fn: FunctionNode, node: AnyNode, module: SourceModule): boolean {
  if (node.type === 'ThisExpression') return thisOwner(node, module) === fn;
  const definition = node.type === 'Identifier' ? variableAt(node.name, node, module)?.defs[0] : undefined;
  const declarator = definition?.node as AnyNode | undefined;
  return declarator?.type === 'VariableDeclarator' && declarator.init?.type === 'ThisExpression'
    ? thisOwner(declarator.init, module) === fn
    : false;
}

function thisOwner(node: AnyNode, module: SourceModule): AnyNode | undefined {
  return ancestor(node, module, (candidate) => isFunction(candidate) && candidate.type !== 'ArrowFunctionExpression');
}

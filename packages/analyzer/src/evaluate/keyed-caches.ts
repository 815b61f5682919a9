/** Caches that a function keeps: what a call finds under its key was put there by calls with the same key. */
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { ancestor, referencesOf, variableAt } from '../syntax/module-index.js';
import { contains, isClass, isFunction, memberName, unwrap } from '../syntax/nodes.js';
import { nodesWithin } from '../syntax/nodes-within.js';
import { takenBy } from '../syntax/outermost.js';
import { membersNamed } from '../syntax/class-members.js';
import { union, type Frame, type Value } from '../values/value.js';
import type { Context } from './context.js';
import { assignedTo } from './later-calls.js';

/**
 * `cache.get(key)`, `cache[key]` in one call of the function whose own `key` is: what that call puts there; undefined where anything else
 * fills the cache.
 */
export function keptUnderKey(
  context: Context,
  cache: AnyNode,
  key: AnyNode | undefined,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const variable = frame && key?.type === 'Identifier' ? variableAt(key.name, key, module) : undefined;
  if (!variable || !isOwn(variable, module, frame)) return undefined;
  const held = holdersOf(cache, module);
  if (!held?.made || !isEmptyAtFirst(held.made)) return undefined;
  const writes = held.places.flatMap((place) => writtenAt(place, module));
  const isKept = writes.length > 0 && writes.every((write) => isNamedBy(write.key, variable, module));
  return isKept ? union(writes.map(({ value }) => context.evaluate(value, module, frame))) : undefined;
}

/** True for a parameter or variable of a function that is being called. */
function isOwn({ defs }: VariableLike, module: SourceModule, frame: Frame | undefined): boolean {
  for (let call = frame; call; call = call.parent) {
    const { fn } = call;
    if (call.module === module && isFunction(fn) && defs.length > 0)
      if (defs.every(({ name }) => contains(fn, name as AnyNode))) return true;
  }
  return false;
}

function isNamedBy(key: AnyNode, variable: VariableLike, module: SourceModule): boolean {
  return key.type === 'Identifier' && variableAt(key.name, key, module) === variable;
}

/** What a cache is made with, and where it is used: a variable, or a field of a class. */
function holdersOf(
  cache: AnyNode,
  module: SourceModule,
): { made: AnyNode | undefined; places: readonly AnyNode[] } | undefined {
  const object = unwrap(cache);
  if (object.type === 'Identifier') {
    const variable = variableAt(object.name, object, module);
    const declarator = variable?.defs[0]?.node as AnyNode | undefined;
    if (!variable || declarator?.type !== 'VariableDeclarator') return undefined;
    return { made: declarator.init ?? undefined, places: referencesOf(variable, module) };
  }
  if (object.type !== 'MemberExpression' || object.object.type !== 'ThisExpression') return undefined;
  const name = memberName(object);
  const owner = ancestor(object, module, isClass);
  if (name === undefined || !owner || !isClass(owner)) return undefined;
  const field = membersNamed(owner, name).find((member) => member.type === 'PropertyDefinition');
  const places = nodesWithin('members', { node: owner, module }).filter(
    (member) => member.object.type === 'ThisExpression' && memberName(member) === name,
  );
  return { made: field?.value ?? undefined, places };
}

/** `new Map()`, `new LRUCache({ max: 100 })`, `{}`. */
function isEmptyAtFirst(made: AnyNode): boolean {
  const node = unwrap(made);
  if (node.type === 'ObjectExpression') return node.properties.length === 0;
  return node.type === 'NewExpression' && node.arguments.every(({ type }) => type === 'ObjectExpression');
}

/** `cache.set(key, value)`, `cache[key] = value`. */
function writtenAt(reference: AnyNode, module: SourceModule): { key: AnyNode; value: AnyNode }[] {
  const { place, taker: member } = takenBy(reference, module);
  if (member?.type !== 'MemberExpression' || member.object !== place) return [];
  const assigned = assignedTo(member, module);
  if (assigned) return [{ key: member.property, value: assigned }];
  const { place: callee, taker: call } = takenBy(member, module);
  if (memberName(member) !== 'set' || call?.type !== 'CallExpression' || call.callee !== callee) return [];
  const [key, value] = call.arguments;
  return key && value ? [{ key, value }] : [];
}

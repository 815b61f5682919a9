/** Objects that are filled with the members of others: `for (const [name, value] of Object.entries(query)) params[name] = value`. */
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { parentOf, referencesOf, variableAt } from '../syntax/module-index.js';
import { contains, type NodeOf } from '../syntax/nodes.js';
import { UNDEFINED, alternatives, union, type Frame, type Value } from '../values/value.js';
import type { Context } from './context.js';
import { assignedTo, membersByKey } from './later-calls.js';

/** The objects whose members are copied under their own names into the object that an expression makes, each read when asked for. */
export function copiedInto(
  context: Context,
  node: AnyNode,
  module: SourceModule,
  frame: Frame | undefined,
): (() => Value)[] {
  return membersByKey(context, node, module).flatMap((member): (() => Value)[] => {
    const assigned = assignedTo(member, module);
    const { property } = member;
    if (!assigned || property.type !== 'Identifier' || !isOfSameKey(assigned, property, module)) return [];
    return [() => ownersOfKey(context.evaluate(property, module, frame), node)];
  });
}

/** The objects that a value is a key of, but the one that is filled. */
function ownersOfKey(key: Value, filled: AnyNode): Value {
  const owners = alternatives(key)
    .flatMap((part) => (part.kind === 'key' ? alternatives(part.of) : []))
    .filter((owner) => !(owner.kind === 'object' && owner.place?.node === filled));
  return owners.length > 0 ? union(owners) : UNDEFINED;
}

/** True where what is assigned is read under the key: `query[name]`, or the value of the pair that holds it. Other tables only share names. */
function isOfSameKey(assigned: AnyNode, key: NodeOf<'Identifier'>, module: SourceModule): boolean {
  const variable = variableAt(key.name, key, module);
  if (!variable) return false;
  const value = pairedWith(variable, module);
  if (value && referencesOf(value, module).some((name) => contains(assigned, name))) return true;
  return referencesOf(variable, module).some((name) => {
    const member = contains(assigned, name) ? parentOf(name, module) : undefined;
    return member?.type === 'MemberExpression' && member.computed && member.property === name;
  });
}

/** `value` of `[name, value]`, where a key is bound with the value that it leads to. */
function pairedWith(key: VariableLike, module: SourceModule): VariableLike | undefined {
  const name = key.defs[0]?.name as AnyNode | undefined;
  const pattern = name && parentOf(name, module);
  const [first, second] = pattern?.type === 'ArrayPattern' ? pattern.elements : [];
  return first === name && second?.type === 'Identifier' ? variableAt(second.name, second, module) : undefined;
}

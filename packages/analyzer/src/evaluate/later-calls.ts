/** What is called on a value after it was made: along its chain, and on the variable that holds it. */
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { ancestor, parentOf, referencesOf, variableAt } from '../syntax/module-index.js';
import { chosenBy, outermost as wrapped, takenBy } from '../syntax/outermost.js';
import { isClass, isFunction, memberName, propertyName, type NodeOf } from '../syntax/nodes.js';
import { nodesWithin } from '../syntax/nodes-within.js';
import { calledName } from './called-name.js';
import { once, type Context } from './context.js';

export interface LaterCall {
  name: string;
  call: NodeOf<'CallExpression'>;
}

/** The method calls on the value of an expression: `make().a().b()`, and `v.c()` where `v` holds it. */
export function callsOn(context: Context, node: AnyNode, module: SourceModule): readonly LaterCall[] {
  return once(context, 'calls-on', node, [] as LaterCall[], () => {
    const calls = chainOf(node, module);
    for (const reference of heldAt(node, module)) calls.push(...chainOf(reference, module));
    return calls;
  });
}

/** The calls of the member chain that begins at a node. */
export function chainOf(node: AnyNode, module: SourceModule): LaterCall[] {
  const calls: LaterCall[] = [];
  for (let current = outermost(node, module); ;) {
    const member = parentOf(current, module);
    if (member?.type !== 'MemberExpression' || member.object !== current) return calls;
    const call = parentOf(outermost(member, module), module);
    const name = memberName(member);
    if (call?.type !== 'CallExpression' || call.callee !== outermost(member, module) || name === undefined)
      return calls;
    calls.push({ name, call });
    current = outermost(call, module);
  }
}

/** The variable that is declared or assigned with the value, also at the end of its chain. */
export function holderOf(node: AnyNode, module: SourceModule): VariableLike | undefined {
  const end = outermost(chainOf(node, module).at(-1)?.call ?? node, module);
  const parent = parentOf(end, module);
  if (parent?.type === 'VariableDeclarator' && parent.init === end && parent.id.type === 'Identifier') {
    return variableAt(parent.id.name, parent.id, module);
  }
  if (parent?.type === 'AssignmentExpression' && parent.right === end && parent.left.type === 'Identifier') {
    return variableAt(parent.left.name, parent.left, module);
  }
  return undefined;
}

/** Where the value of an expression is used by name: the variable, class field or accumulator that holds it, or the object or list it is in. */
export function heldAt(node: AnyNode, module: SourceModule): readonly AnyNode[] {
  const variable = holderOf(node, module) ?? accumulatorOf(node, module);
  if (variable)
    return referencesOf(variable, module).flatMap((reference) => [reference, ...chosenAs(reference, module)]);
  const { place, taker } = takenBy(node, module);
  const part = taker && (partOf(taker, place, module) ?? partOfRef(taker, place, module));
  if (part) return membersHeld(part, module);
  if (taker?.type === 'CallExpression' && taker.arguments[0] === place && SAME.has(calledName(taker.callee, module)))
    return heldAt(taker, module);
  const name = taker ? fieldFilledBy(taker, place) : undefined;
  const owner = taker && name !== undefined ? ancestor(taker, module, isClass) : undefined;
  return owner ? ownMembers(owner, name, module) : [];
}

/** Where a class reads or writes a member of its objects: `this.columns`. */
export function ownMembers(owner: AnyNode, name: string | undefined, module: SourceModule): AnyNode[] {
  return nodesWithin('members', { node: owner, module }).filter(
    (member) => name !== undefined && member.object.type === 'ThisExpression' && memberName(member) === name,
  );
}

/** Where a name is used that stands for what another holds, alone or as one of several: `const bucket = done ? closed : open`. */
function chosenAs(reference: AnyNode, module: SourceModule): readonly AnyNode[] {
  const { place, taker } = chosenBy(reference, module);
  if (taker?.type !== 'VariableDeclarator' || taker.init !== place || taker.id.type !== 'Identifier') return [];
  const alias = variableAt(taker.id.name, taker.id, module);
  return alias ? referencesOf(alias, module) : [];
}

interface Part {
  /** The object or list, or the call that makes one. */
  whole: AnyNode;
  name: string | undefined;
}

/** Of `{ open: [], closed: [] }` and `[[], []]`, where one of the inner lists stands. */
function partOf(taker: AnyNode, value: AnyNode, module: SourceModule): Part | undefined {
  if (taker.type === 'ArrayExpression') {
    const index = taker.elements.findIndex((item) => item === value);
    const isBehindOthers = taker.elements.slice(0, index).some((item) => item?.type === 'SpreadElement');
    return { whole: taker, name: isBehindOthers ? undefined : String(index) };
  }
  const whole = taker.type === 'Property' && taker.value === value ? parentOf(taker, module) : undefined;
  if (taker.type !== 'Property' || whole?.type !== 'ObjectExpression') return undefined;
  const name = propertyName(taker);
  return name === undefined ? undefined : { whole, name };
}

/** Functions that make an object with one member, which holds what they are given. */
const REFS: Readonly<Record<string, string>> = { ref: 'value', shallowRef: 'value', useRef: 'current' };

/** Functions whose result is read and changed as what they are given. */
const SAME = new Set(['reactive', 'shallowReactive', '$state']);

/** Of `ref([])`, where the list stands. */
function partOfRef(taker: AnyNode, value: AnyNode, module: SourceModule): Part | undefined {
  if (taker.type !== 'CallExpression' || taker.arguments[0] !== value) return undefined;
  const name = calledName(taker.callee, module);
  return Object.hasOwn(REFS, name) ? { whole: taker, name: REFS[name] } : undefined;
}

/** The members of what holds an object or list that are, or may be, one of its parts: `groups.open`, `groups[key]`. */
function membersHeld({ whole, name }: Part, module: SourceModule): AnyNode[] {
  return heldAt(whole, module).flatMap((reference) => {
    const { place, taker: member } = takenBy(reference, module);
    if (member?.type !== 'MemberExpression' || member.object !== place) return [];
    const read = memberName(member);
    return read === undefined || name === undefined || read === name ? [member] : [];
  });
}

/** The members of what holds the value of an expression that are named by a key: `table[id]`. */
export function membersByKey(
  context: Context,
  node: AnyNode,
  module: SourceModule,
): readonly NodeOf<'MemberExpression'>[] {
  return once(context, 'members-by-key', node, [] as readonly NodeOf<'MemberExpression'>[], () =>
    heldAt(node, module).flatMap((reference) => {
      const { place, taker: member } = takenBy(reference, module);
      const isByKey =
        member?.type === 'MemberExpression' && member.object === place && memberName(member) === undefined;
      return isByKey ? [member] : [];
    }),
  );
}

/** What is assigned to a member: `table[id] = card`. */
export function assignedTo(member: NodeOf<'MemberExpression'>, module: SourceModule): AnyNode | undefined {
  const assignment = parentOf(member, module);
  return assignment?.type === 'AssignmentExpression' && assignment.left === member ? assignment.right : undefined;
}

/** The field of a class that `params = {}` and `this.params = {}` fill. */
function fieldFilledBy(taker: AnyNode, value: AnyNode): string | undefined {
  if (taker.type === 'PropertyDefinition') return propertyName(taker);
  if (taker.type !== 'AssignmentExpression' || taker.right !== value || taker.left.type !== 'MemberExpression')
    return undefined;
  return taker.left.object.type === 'ThisExpression' ? memberName(taker.left) : undefined;
}

/** `list.reduce((table, item) => …, {})`: the parameter that the initial value becomes. */
function accumulatorOf(node: AnyNode, module: SourceModule): VariableLike | undefined {
  const place = outermost(node, module);
  const call = parentOf(place, module);
  if (call?.type !== 'CallExpression' || call.arguments[1] !== place || call.callee.type !== 'MemberExpression')
    return undefined;
  const [callback] = call.arguments;
  if (memberName(call.callee) !== 'reduce' || !callback || !isFunction(callback)) return undefined;
  const [parameter] = callback.params;
  return parameter?.type === 'Identifier' ? variableAt(parameter.name, callback.body ?? callback, module) : undefined;
}

/** The node with what has the same value around it; also as what `(table[key] ??= []).push(x)` is called on, or what is taken where nothing is there yet. */
function outermost(node: AnyNode, module: SourceModule): AnyNode {
  const place = wrapped(node, module);
  const parent = parentOf(place, module);
  const assigned =
    parent?.type === 'AssignmentExpression' &&
    parent.right === place &&
    parentOf(parent, module)?.type === 'MemberExpression';
  // `const bucket = table.get(key) ?? []`
  const instead = parent?.type === 'LogicalExpression' && parent.operator !== '&&' && parent.right === place;
  // `(done ? closed : open).push(row)`
  const chosen = parent?.type === 'ConditionalExpression' && parent.test !== place;
  return assigned || instead || chosen ? outermost(parent, module) : place;
}

/** What changes a state: members that functions assign, elements that they push, objects and lists that a reducer returns. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { addTo } from '../group.js';
import { variableAt } from '../syntax/module-index.js';
import { isFunction, isObjectAssign, memberName, rangeOf, unwrap, type NodeOf } from '../syntax/nodes.js';
import { returnedBy } from '../syntax/returned.js';
import { nodesWithin } from '../syntax/nodes-within.js';
import { madeObject } from '../values/made-values.js';
import {
  alternatives,
  mapValue,
  plainText,
  union,
  unionOfKnown,
  type Entry,
  type FunctionValue,
  type Value,
} from '../values/value.js';
import { openFrame } from './frames.js';
import { iterated } from './collections.js';
import { entitiesPut } from './entity-adapters.js';
import { calledName } from './called-name.js';
import { once, type Context } from './context.js';
import { memberOf } from './members.js';
import { listOf } from './named-types.js';
import { memberSet, type MemberSet } from './vue-sets.js';
import { ELEMENT, MEMBER, pathBelow, type StateHolder, type Step } from './state-paths.js';

/** What a member below a state is given; `path`: outermost name first, empty for the state itself. */
export interface StateWrite {
  path: readonly Step[];
  value: () => Value;
  module: SourceModule;
}

/** A state with all that is written into it. */
export function stateAfter(context: Context, initial: Value, writes: readonly StateWrite[]): Value {
  const whole: Value[] = [];
  const below = new Map<Step, StateWrite[]>();
  for (const write of writes) {
    const [step, ...path] = write.path;
    // What is written below some element does not make it another.
    if (typeof step === 'symbol' && path.length > 0) continue;
    if (step === undefined) whole.push(write.value());
    else addTo(below, step, { ...write, path });
  }
  return unionOfKnown([...(below.size > 0 ? membersWritten(context, initial, below) : [initial]), ...whole]);
}

function membersWritten(context: Context, initial: Value, below: Map<Step, StateWrite[]>): Value[] {
  const entries = new Map<string, Entry>();
  const added: (() => Value)[] = [];
  for (const [step, writes] of below) {
    if (typeof step !== 'string') {
      added.push(...writes.map(({ value }) => value));
      continue;
    }
    const [{ module } = {}] = writes;
    if (!module) continue;
    entries.set(step, { value: () => stateAfter(context, memberOf(context, initial, step), writes), module });
  }
  const object = { ...madeObject(entries, [() => initial]), ...(added.length > 0 ? { added } : {}) };
  if (added.length === 0 || (entries.size > 0 && !below.has(ELEMENT))) return [object];
  const isIndexed = below.has(ELEMENT) || alternatives(initial).some(isList);
  // A key may be an index.
  const list = isIndexed ? [initial, listOf(union(added.map((read) => read())))] : [];
  return below.has(MEMBER) ? [object, ...list] : list;
}

/** What a function does to a state that it is given: what it assigns below it, and what it returns as the next one. `helpers`: how many functions around it handed the state on. */
export function writesOf(context: Context, holder: StateHolder, helpers = 0): StateWrite[] {
  return [
    ...assignedBelow(context, holder),
    ...(isFunction(holder.fn) ? returnedBy(holder.fn, holder.module) : []).flatMap((node) =>
      nextState(context, node, [], holder, helpers),
    ),
  ];
}

/** The same writes into what stands at `path`. */
function writtenAt(path: readonly Step[], writes: readonly StateWrite[]): StateWrite[] {
  return writes.map((write) => ({ ...write, path: [...path, ...write.path] }));
}

/** A reducer: a function that is given a state first. */
export function reducerOf({ node, module, frame, bound }: FunctionValue): StateHolder {
  return { fn: node, index: bound.length, module, frame };
}

/** The state that a reducer keeps: what it begins with, and what the reducer makes of it. */
export function reducedBy(context: Context, initial: Value, holder: StateHolder): Value {
  return once<Value>(context, `kept-states ${rangeOf(holder.fn)[0]}`, holder.frame ?? holder.fn, initial, () =>
    stateAfter(context, initial, writesOf(context, holder)),
  );
}

const ADDING = new Set(['push', 'unshift', 'add']);

/** `state.rows = rows`, `state.byId[id] = row`, `state.rows.push(row)`, `Object.assign(state, { rows })` within a function. */
export function assignedBelow(context: Context, holder: StateHolder): StateWrite[] {
  const { fn, module, frame } = holder;
  const read = (node: AnyNode) => (): Value => context.evaluate(node, module, frame);
  const within = { node: fn, module };
  const assigned = nodesWithin('assignments', within).flatMap(({ left, right }): StateWrite[] => {
    if (left.type !== 'MemberExpression') return [];
    const path = pathBelow(left, holder);
    return path && path.length > 0 ? [{ path, value: read(right), module }] : [];
  });
  const called = nodesWithin('calls', within).flatMap((call): StateWrite[] => {
    if (call.type !== 'CallExpression') return [];
    const set = memberSet(call, module);
    if (set) return setWrites(context, set, holder);
    if (call.callee.type !== 'MemberExpression') return [];
    const [target, ...rest] = call.arguments;
    const entities = rest[0] && entitiesPut(context, call.callee, read(rest[0]), module);
    if (entities) return entityWrites(target && pathBelow(target, holder), entities, module);
    const path = isObjectAssign(call) ? target && pathBelow(target, holder) : pathBelow(call.callee.object, holder);
    if (!path) return [];
    if (isObjectAssign(call)) return rest.flatMap((node) => nextState(context, node, path, holder, 0));
    return methodWrites(context, call, path, holder);
  });
  return [...assigned, ...called];
}

/** `Vue.set(state.byId, card.id, card)`: of a key that is not known, what it is set in may be a list. */
function setWrites(context: Context, { target, key, value }: MemberSet, holder: StateHolder): StateWrite[] {
  const { module, frame } = holder;
  const path = pathBelow(target, holder);
  const name = plainText(context.evaluate(key, module, frame)) ?? MEMBER;
  return path ? [{ path: [...path, name], value: () => context.evaluate(value, module, frame), module }] : [];
}

/** What is put into the table of an adapter of entities that stands at `path`. */
export function entityWrites(
  path: readonly Step[] | undefined,
  value: () => Value,
  module: SourceModule,
): StateWrite[] {
  return path ? [{ path: [...path, 'entities', MEMBER], value, module }] : [];
}

function methodWrites(
  context: Context,
  call: NodeOf<'CallExpression'>,
  path: readonly Step[],
  holder: StateHolder,
): StateWrite[] {
  const name = call.callee.type === 'MemberExpression' ? (memberName(call.callee) ?? '') : '';
  const [key, value] = call.arguments;
  const { module, frame } = holder;
  if (name === 'set' && key && value)
    return [{ path: [...path, MEMBER], value: () => context.evaluate(value, module, frame), module }];
  const added = name === 'splice' ? call.arguments.slice(2) : ADDING.has(name) ? call.arguments : [];
  return added.map((node) => elementWrite(context, node, path, holder));
}

/** An element that is put into a list, or those of another that is spread into it. */
function elementWrite(
  context: Context,
  node: AnyNode,
  path: readonly Step[],
  { module, frame }: StateHolder,
): StateWrite {
  const value = (): Value => {
    if (node.type !== 'SpreadElement') return context.evaluate(node, module, frame);
    return iterated(context.evaluate(node.argument, module, frame));
  };
  return { path: [...path, ELEMENT], value, module };
}

const MAX_HELPERS = 4;

/** What an expression changes that a reducer returns, or puts below its state at `path`. */
function nextState(
  context: Context,
  written: AnyNode,
  path: readonly Step[],
  holder: StateHolder,
  helpers: number,
): StateWrite[] {
  const node = unwrap(written);
  const inner = (part: AnyNode): StateWrite[] => nextState(context, part, path, holder, helpers);
  const { module, frame } = holder;
  switch (node.type) {
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(inner);
    case 'LogicalExpression':
      return (node.operator === '&&' ? [node.right] : [node.left, node.right]).flatMap(inner);
    case 'SequenceExpression':
      return node.expressions.slice(-1).flatMap(inner);
    case 'ObjectExpression':
      return node.properties.flatMap((item) => {
        if (item.type === 'SpreadElement') return inner(item.argument);
        return nextState(context, item.value, [...path, keyOf(context, item, holder)], holder, helpers);
      });
    case 'ArrayExpression':
      if (!node.elements.some((item) => item?.type === 'SpreadElement')) break;
      return node.elements.flatMap((item) => {
        if (item?.type === 'SpreadElement' && pathBelow(item.argument, holder)) return [];
        return item ? [elementWrite(context, item, path, holder)] : [];
      });
    case 'CallExpression': {
      if (isObjectAssign(node)) return node.arguments.flatMap(inner);
      const writes =
        joinedTo(context, node, path, holder) ??
        drafted(context, node, path, holder) ??
        helped(context, node, path, holder, helpers);
      if (writes) return writes;
      break;
    }
    default:
  }
  const read = pathBelow(node, holder);
  // A copy of the state is told by what is assigned to it.
  if (read?.length === path.length && read.every((step, index) => step === path[index]))
    return copied(context, node, path, holder, helpers);
  return [{ path, value: () => context.evaluate(node, module, frame), module }];
}

/** `state.rows.concat(row, more)` */
function joinedTo(
  context: Context,
  { callee, arguments: given }: NodeOf<'CallExpression'>,
  path: readonly Step[],
  holder: StateHolder,
): StateWrite[] | undefined {
  if (callee.type !== 'MemberExpression' || memberName(callee) !== 'concat') return undefined;
  if (pathBelow(callee.object, holder)?.length !== path.length) return undefined;
  const { module, frame } = holder;
  return given.map((node) => ({
    path,
    value: () => mapValue(context.evaluate(node, module, frame), (part) => (isList(part) ? part : listOf(part))),
    module,
  }));
}

/** `produce(state, (draft) => { draft.rows = rows; })` */
function drafted(
  context: Context,
  { callee, arguments: given }: NodeOf<'CallExpression'>,
  path: readonly Step[],
  holder: StateHolder,
): StateWrite[] | undefined {
  const [state, recipe] = given;
  const isDraft =
    callee.type === 'Identifier' && calledName(callee, holder.module) === 'produce' && recipe && isFunction(recipe);
  if (!state || !isDraft || pathBelow(state, holder)?.length !== path.length) return undefined;
  return writtenAt(path, writesOf(context, { ...holder, fn: recipe, index: 0 }));
}

function isList(value: Value): boolean {
  return value.kind === 'array' || value.kind === 'list' || (value.kind === 'resource' && value.list);
}

/** `const next = { ...state, rows }; return next;` */
function copied(
  context: Context,
  node: AnyNode,
  path: readonly Step[],
  holder: StateHolder,
  helpers: number,
): StateWrite[] {
  if (node.type !== 'Identifier') return [];
  const [definition] = variableAt(node.name, node, holder.module)?.defs ?? [];
  const declared = definition?.type === 'Variable' ? (definition.node as AnyNode) : undefined;
  const made =
    declared?.type === 'VariableDeclarator' && declared.id.type === 'Identifier' && declared.init
      ? unwrap(declared.init)
      : undefined;
  return made && made.type !== 'Identifier' && made.type !== 'MemberExpression'
    ? nextState(context, made, path, holder, helpers)
    : [];
}

function keyOf(context: Context, item: NodeOf<'Property'>, { module, frame }: StateHolder): Step {
  if (!item.computed && item.key.type === 'Identifier') return item.key.name;
  const key = context.evaluate(item.key, module, frame);
  return plainText(key) ?? MEMBER;
}

/** `updateObject(state, { rows })`, `handlers[action.type](state, action)`: what a function of the project makes of the state that it is given. */
function helped(
  context: Context,
  call: NodeOf<'CallExpression'>,
  path: readonly Step[],
  holder: StateHolder,
  helpers: number,
): StateWrite[] | undefined {
  const index = call.arguments.findIndex((argument) => pathBelow(argument, holder)?.length === path.length);
  if (index < 0 || helpers >= MAX_HELPERS) return undefined;
  const { module, frame } = holder;
  const functions = alternatives(context.evaluate(call.callee, module, frame)).filter(
    (part) => part.kind === 'function',
  );
  if (functions.length === 0) return undefined;
  const given = call.arguments.map((argument) => context.evaluate(argument, module, frame));
  return functions.flatMap((target) => {
    const entered = openFrame(context, target, given, { node: call, module, frame });
    if (!entered) return [];
    const inner: StateHolder = {
      fn: target.node,
      index: index + target.bound.length,
      module: target.module,
      frame: entered,
    };
    return writtenAt(path, writesOf(context, inner, helpers + 1));
  });
}

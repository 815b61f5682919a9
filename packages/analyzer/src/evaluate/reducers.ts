/** Slices and stores of state: `createSlice({ initialState, reducers: { added(state, action) { … } } })`, also of Vuex and Pinia. */
import { handlesCase } from '../clients/redux.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { ancestor, indexOf, parentOf } from '../syntax/module-index.js';
import { exportsOf } from '../syntax/module-exports.js';
import { takenBy } from '../syntax/outermost.js';
import { readOf } from '../syntax/read-path-of.js';
import {
  isFunction,
  memberName,
  propertyName,
  valueOfProperty,
  type FunctionNode,
  type NodeOf,
} from '../syntax/nodes.js';
import { nodesWithin } from '../syntax/nodes-within.js';
import {
  UNKNOWN,
  alternatives,
  isUnknown,
  mapValue,
  plainText,
  unionOfKnown,
  type FunctionValue,
  type Value,
} from '../values/value.js';
import { givenToCreator, payloadOf } from './action-payloads.js';
import { action, actionAt } from './actions.js';
import { calledName } from './called-name.js';
import { callFunction } from './frames.js';
import { once, type Context } from './context.js';
import { placesOfFunction, referencesToNamed } from './function-uses.js';
import { exportValue } from './imports.js';
import { entitiesPut } from './entity-adapters.js';
import type { Reference } from './importers.js';
import { memberOf } from './members.js';
import { entityWrites, reducerOf, stateAfter, writesOf, type StateWrite } from './state-writes.js';
import type { StateHolder } from './state-paths.js';
import { givenInModule } from './vuex.js';

const GROUPS = new Set(['reducers', 'extraReducers', 'selectors', 'getters', 'actions', 'mutations']);
const WRITING = new Set(['reducers', 'extraReducers', 'actions', 'mutations']);
const STATES = new Set(['initialState', 'state']);

/** True for the option of a slice or a store that says what its state begins with. */
export function isStateOption(name: string | undefined): boolean {
  return STATES.has(name ?? '');
}

/** What a function in such an object receives: first the state, then in a reducer the action, in a mutation what is committed. */
export function reducerParameter(context: Context, fn: FunctionNode, index: number, module: SourceModule): Value {
  if (index > 3) return UNKNOWN;
  const places = placesOfFunction(context, fn, module);
  return unionOfKnown(places.flatMap(({ node, module: at }) => givenAt(context, node, index, at)));
}

/** What a function receives that stands, or is named, at a place. */
function givenAt(context: Context, node: AnyNode, index: number, module: SourceModule): Value[] {
  const { place, taker } = takenBy(node, module);
  if (taker?.type === 'CallExpression') return index === 0 ? statesOfBuilder(context, taker, place, module) : [];
  const property = taker?.type === 'Property' && taker.value === place ? preparedBy(taker, module) : undefined;
  const group = property && parentOf(property, module);
  if (!property || !taker || group?.type !== 'ObjectExpression') return [];
  return groupsOf(context, group, module).map((found) => {
    const { name, options, module: at } = found;
    const key = nameOf(context, property, module) ?? '';
    if (name === 'reducers' && property !== taker && propertyName(taker as NodeOf<'Property'>) === 'prepare')
      return index === 0 ? preparedFrom(context, property, key, module) : UNKNOWN;
    const beside = givenInModule(context, name, index, optionsOf(context, found), at);
    if (!isUnknown(beside)) return beside;
    if (index === 0)
      return options ? stateOfSlice(context, options, at) : stateOfOptions(context, optionsOf(context, found), at);
    if (index > 1) return UNKNOWN;
    if (name === 'reducers') return action(() => payloadOf(context, node, key, module), module);
    if (name === 'mutations') return committed(context, 'commit', key, module);
    return name === 'actions' ? committed(context, 'dispatch', key, module) : UNKNOWN;
  });
}

/** What `prepare` is given: what the creator of the actions is called with. */
function preparedFrom(context: Context, { value }: NodeOf<'Property'>, key: string, module: SourceModule): Value {
  const reducer = valueOfProperty(value, 'reducer');
  return reducer ? givenToCreator(context, reducer, key, module) : UNKNOWN;
}

/** The property of a reducer in its slice: `loaded: { reducer(state, action) { … }, prepare }`. */
function preparedBy(property: NodeOf<'Property'>, module: SourceModule): NodeOf<'Property'> {
  const isPart = /^(?:reducer|prepare)$/.test(propertyName(property) ?? '');
  const owner = isPart ? takenBy(parentOf(property, module) ?? property, module).taker : undefined;
  return owner?.type === 'Property' ? owner : property;
}

/** The states of the slices whose builder is given a handler: `extraReducers: (builder) => builder.addCase(loaded, (state) => …)`. */
function statesOfBuilder(
  context: Context,
  call: NodeOf<'CallExpression'>,
  handler: AnyNode,
  module: SourceModule,
): Value[] {
  const { callee } = call;
  if (call.arguments.at(-1) !== handler || callee.type !== 'MemberExpression' || !handlesCase(memberName(callee) ?? ''))
    return [];
  const builder = ancestor(call, module, isFunction);
  const group = builder && groupAt(takenBy(builder, module).place, module);
  return group?.options ? [stateOfSlice(context, group.options, group.module)] : [];
}

interface Group {
  name: string;
  /** The options; undefined where the module exports them one by one: `export const mutations = { … }`. */
  options: NodeOf<'ObjectExpression'> | undefined;
  module: SourceModule;
}

/** The options in which an object of functions is a group: where it stands, or where its name is used, in other modules too. */
function groupsOf(context: Context, group: AnyNode, module: SourceModule): Group[] {
  return once(context, 'slice-groups', group, [] as Group[], () => {
    const { place } = takenBy(group, module);
    const own = groupAt(place, module) ?? exportedGroup(place, module);
    if (own) return [own];
    return referencesToNamed(context, place, module).flatMap(({ node, module: at }) => groupAt(node, at) ?? []);
  });
}

function groupAt(place: AnyNode, module: SourceModule): Group | undefined {
  const holder = parentOf(place, module);
  const name = holder?.type === 'Property' && holder.value === place ? propertyName(holder) : undefined;
  const options = holder && parentOf(holder, module);
  return name !== undefined && GROUPS.has(name) && options?.type === 'ObjectExpression'
    ? { name, options, module }
    : undefined;
}

/** `export const mutations = { … }` in a module of a store, which exports its state or its mutations beside it. */
function exportedGroup(place: AnyNode, module: SourceModule): Group | undefined {
  const holder = parentOf(place, module);
  const name =
    holder?.type === 'VariableDeclarator' && holder.init === place && holder.id.type === 'Identifier'
      ? holder.id.name
      : '';
  const { named } = exportsOf(module);
  const isOfStore = ['state', 'mutations'].some((option) => option !== name && named.has(option));
  return GROUPS.has(name) && isOfStore && named.has(name) ? { name, options: undefined, module } : undefined;
}

/** The options of a group as a value. */
function optionsOf(context: Context, { options, module }: Group): Value {
  return options ? context.evaluate(options, module, undefined) : exportValue(context, module, '*');
}

/** The state that options keep which are no literal: the exports of a module. */
export function stateOfOptions(context: Context, options: Value, module: SourceModule): Value {
  const initial = begun(context, memberOf(context, options, 'state'), module.ast, module);
  return stateAfter(context, initial, writesOfCases(context, memberOf(context, options, 'mutations'), 0));
}

/** The name of a function in an object: its key, or what a constant in brackets says. */
function nameOf(context: Context, property: NodeOf<'Property'>, module: SourceModule): string | undefined {
  return propertyName(property) ?? plainText(context.evaluate(property.key, module, undefined));
}

/** How mutations of Vuex are called, and how actions are. */
type Committing = 'commit' | 'dispatch';

/** What a mutation is committed with, also in other modules: `commit('SET_CARDS', cards)`, `store.commit('cards/SET_CARDS', cards)`; so with actions. */
function committed(context: Context, method: Committing, name: string, module: SourceModule): Value {
  const given = commitsOf(context, method, module).get(name) ?? [];
  return unionOfKnown(given.map((read) => read()));
}

/** The payloads of all commits, by the name of the mutation without its namespace. */
function commitsOf(context: Context, method: Committing, module: SourceModule): ReadonlyMap<string, (() => Value)[]> {
  const found = new Map<string, (() => Value)[]>();
  return once(context, `${method}s`, context.host ? 'project' : module, found, () => {
    for (const place of context.host?.modulesMentioning([method]) ?? [module]) {
      for (const call of indexOf(place).calls) {
        if (call.type !== 'CallExpression' || !isCommit(call, method, place)) continue;
        const [type, payload] = call.arguments;
        if (!type) continue;
        const first = context.evaluate(type, place, undefined);
        const text = plainText(first.kind === 'object' ? memberOf(context, first, 'type') : first);
        const name = text?.split('/').at(-1);
        const read = (): Value => (payload ? context.evaluate(payload, place, undefined) : first);
        if (name !== undefined) found.set(name, [...(found.get(name) ?? []), read]);
      }
    }
    return found;
  });
}

function isCommit(call: NodeOf<'CallExpression'>, method: Committing, module: SourceModule): boolean {
  // `{ commit: send }` in the context of an action is still `commit`.
  return (readOf(call.callee, module)?.names.at(-1) ?? calledName(call.callee, module)) === method;
}

/** The state of a slice or a store: what it begins with, and what its functions write into it. */
export function stateOfSlice(context: Context, options: NodeOf<'ObjectExpression'>, module: SourceModule): Value {
  return once<Value>(context, 'slice-states', options, UNKNOWN, () => {
    const writes = options.properties.flatMap((item) => {
      const name = item.type === 'Property' ? propertyName(item) : undefined;
      if (item.type !== 'Property' || !WRITING.has(name ?? '')) return [];
      return writesOfCases(context, context.evaluate(item.value, module, undefined), name === 'actions' ? 'this' : 0);
    });
    return stateAfter(context, initialState(context, options, module), writes);
  });
}

function initialState(context: Context, options: NodeOf<'ObjectExpression'>, module: SourceModule): Value {
  const node = options.properties.find((item) => item.type === 'Property' && STATES.has(propertyName(item) ?? ''));
  return node?.type === 'Property'
    ? begun(context, context.evaluate(node.value, module, undefined), node.value, module)
    : UNKNOWN;
}

/** What a state begins with, where that may be a function that makes it. */
export function begun(context: Context, initial: Value, node: AnyNode, module: SourceModule): Value {
  return mapValue(initial, (part) =>
    part.kind === 'function' ? callFunction(context, part, [], { node, module, frame: undefined }) : part,
  );
}

/** What the functions of an object of reducers write, or those that a function gives to a builder: `builder.addCase(loaded, (state) => …)`. */
export function writesOfCases(context: Context, cases: Value, index: StateHolder['index']): StateWrite[] {
  return alternatives(cases).flatMap((part) => {
    if (part.kind === 'function')
      return handlersIn(part).flatMap((node) =>
        writesOfReducer(context, context.evaluate(node, part.module, part.frame), index, { node, module: part.module }),
      );
    if (part.kind !== 'object') return [];
    const named = [...part.entries.values()].flatMap(({ value, property, module }) =>
      writesOfReducer(
        context,
        value(),
        index,
        property?.type === 'Property' ? { node: property.value, module } : undefined,
      ),
    );
    const unnamed = (part.added ?? []).flatMap((read) => writesOfReducer(context, read(), index));
    const spread = part.spreads.flatMap((read) => writesOfCases(context, read(), index));
    return [...named, ...unnamed, ...spread];
  });
}

/** `written`: the expression that gives the reducer, where it is known. */
function writesOfReducer(
  context: Context,
  reducer: Value,
  index: StateHolder['index'],
  written?: Reference,
): StateWrite[] {
  const entities = written && entitiesPut(context, written.node, () => actionGiven(context, written), written.module);
  if (written && entities) return entityWrites([], entities, written.module);
  return alternatives(reducer).flatMap((part) => {
    if (part.kind === 'object') return writesOfReducer(context, memberOf(context, part, 'reducer'), index);
    return part.kind === 'function' ? writesOf(context, { ...reducerOf(part), index }) : [];
  });
}

/** The action that what stands at a place of a reducer is given. */
function actionGiven(context: Context, { node, module }: Reference): Value {
  return unionOfKnown([...givenAt(context, node, 1, module), actionAt(context, node, 1, module)]);
}

/** The functions that are handed to the calls of a builder within a function. */
function handlersIn({ node, module }: FunctionValue): AnyNode[] {
  return nodesWithin('calls', { node, module }).flatMap((call) =>
    call.type === 'CallExpression' &&
    call.callee.type === 'MemberExpression' &&
    handlesCase(memberName(call.callee) ?? '')
      ? call.arguments.slice(-1)
      : [],
  );
}

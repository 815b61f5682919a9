/** Slices and stores of state: `createSlice({ initialState, reducers: { added(state, action) { … } } })`, also of Vuex and Pinia. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { indexOf, parentOf, referencesOf, variableAt } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { readOf } from '../syntax/read-path-of.js';
import { contains, memberName, propertyName, unwrap, type FunctionNode, type NodeOf } from '../syntax/nodes.js';
import { madeObject } from '../values/made-values.js';
import { UNKNOWN, isUnknown, mapValue, plainText, unionOfKnown, type Entry, type Value } from '../values/value.js';
import { action } from './actions.js';
import { calledName } from './called-name.js';
import { callFunction } from './frames.js';
import { once, type Context } from './context.js';
import { exportedAs } from './function-uses.js';
import { importedReferences, importersWithBarrels } from './importers.js';
import { memberOf } from './members.js';
import { annotatedValue } from './types.js';

const GROUPS = new Set(['reducers', 'extraReducers', 'selectors', 'getters', 'actions', 'mutations']);
const STATES = new Set(['initialState', 'state']);

/** True for the option of a slice or a store that says what its state begins with. */
export function isStateOption(name: string | undefined): boolean {
  return STATES.has(name ?? '');
}

/** What a function in such an object receives: first the state, then in a reducer the action, in a mutation what is committed. */
export function reducerParameter(context: Context, fn: FunctionNode, index: number, module: SourceModule): Value {
  const property = takenBy(fn, module).taker;
  const group = property?.type === 'Property' ? parentOf(property, module) : undefined;
  if (index > 1 || property?.type !== 'Property' || group?.type !== 'ObjectExpression') return UNKNOWN;
  return unionOfKnown(
    groupsOf(context, group, module).map(({ name, options, module: at }) => {
      if (index === 0) return stateOfSlice(context, options, at);
      if (name === 'reducers') return action(() => payloadOf(context, fn, module), module);
      return name === 'mutations' ? committed(context, nameOf(context, property, module) ?? '', module) : UNKNOWN;
    }),
  );
}

interface Group {
  name: string;
  options: NodeOf<'ObjectExpression'>;
  module: SourceModule;
}

/** The options in which an object of functions is a group: where it stands, or where its name is used, in other modules too. */
function groupsOf(context: Context, group: AnyNode, module: SourceModule): Group[] {
  return once(context, 'slice-groups', group, [] as Group[], () => {
    const { place, taker } = takenBy(group, module);
    const own = groupAt(place, module);
    if (own) return [own];
    const variable =
      taker?.type === 'VariableDeclarator' && taker.id.type === 'Identifier'
        ? variableAt(taker.id.name, taker.id, module)
        : undefined;
    const local = variable ? referencesOf(variable, module).map((node) => ({ node, module })) : [];
    const exported = variable ? exportedAs(variable.name, variable, module) : [];
    const names = taker?.type === 'ExportDefaultDeclaration' ? ['default', ...exported] : exported;
    const imported = names.flatMap((name) => importedReferences(context, module, name));
    return [...local, ...imported].flatMap(({ node, module: at }) => groupAt(node, at) ?? []);
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

/** The name of a function in an object: its key, or what a constant in brackets says. */
function nameOf(context: Context, property: NodeOf<'Property'>, module: SourceModule): string | undefined {
  return propertyName(property) ?? plainText(context.evaluate(property.key, module, undefined));
}

/** What a mutation of Vuex is committed with, also in other modules: `commit('SET_CARDS', cards)`, `store.commit('cards/SET_CARDS', cards)`. */
function committed(context: Context, mutation: string, module: SourceModule): Value {
  const given = commitsOf(context, module).get(mutation) ?? [];
  return unionOfKnown(given.map((read) => read()));
}

/** The payloads of all commits, by the name of the mutation without its namespace. */
function commitsOf(context: Context, module: SourceModule): ReadonlyMap<string, (() => Value)[]> {
  const found = new Map<string, (() => Value)[]>();
  return once(context, 'commits', context.host ? 'project' : module, found, () => {
    for (const place of context.host?.modulesMentioning(['commit']) ?? [module]) {
      for (const call of indexOf(place).calls) {
        if (call.type !== 'CallExpression' || !isCommit(call, place)) continue;
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

function isCommit(call: NodeOf<'CallExpression'>, module: SourceModule): boolean {
  // `{ commit: send }` in the context of an action is still `commit`.
  return (readOf(call.callee, module)?.names.at(-1) ?? calledName(call.callee, module)) === 'commit';
}

/** The state of a slice: what it begins with, and what its reducers write into it. */
export function stateOfSlice(context: Context, options: NodeOf<'ObjectExpression'>, module: SourceModule): Value {
  return once<Value>(context, 'slice-states', options, UNKNOWN, () => {
    const initial = initialState(context, options, module);
    const entries = new Map<string, Entry>();
    for (const [name, written] of writtenState(options, module)) {
      const value = (): Value =>
        unionOfKnown([
          memberOf(context, initial, name),
          ...written.map((node) => context.evaluate(node, module, undefined)),
        ]);
      entries.set(name, { value, module });
    }
    if (entries.size === 0) return initial;
    return madeObject(entries, [() => initial]);
  });
}

function initialState(context: Context, options: NodeOf<'ObjectExpression'>, module: SourceModule): Value {
  for (const item of options.properties) {
    if (item.type !== 'Property' || !STATES.has(propertyName(item) ?? '')) continue;
    const { value: node } = item;
    return mapValue(context.evaluate(node, module, undefined), (part) =>
      part.kind === 'function' ? callFunction(context, part, [], { node, module, frame: undefined }) : part,
    );
  }
  return UNKNOWN;
}

/** `state.rows = …` with the first parameter of a function in the options, or in a group that stands beside them, or `this.rows = …`, by name. */
function writtenState(options: NodeOf<'ObjectExpression'>, module: SourceModule): Map<string, AnyNode[]> {
  const areas = [options, ...groupsBeside(options, module)];
  const found = new Map<string, AnyNode[]>();
  for (const { left, right } of indexOf(module).assignments) {
    const owner = left.type === 'MemberExpression' ? unwrap(left.object) : undefined;
    const name = left.type === 'MemberExpression' ? memberName(left) : undefined;
    if (name === undefined || !areas.some((area) => contains(area, left))) continue;
    // Actions of Pinia write through `this`.
    if (owner?.type === 'ThisExpression') found.set(name, [...(found.get(name) ?? []), right]);
    if (owner?.type !== 'Identifier') continue;
    const [definition] = variableAt(owner.name, owner, module)?.defs ?? [];
    const fn = definition?.type === 'Parameter' ? (definition.node as FunctionNode) : undefined;
    if (fn && fn.params[0] === definition?.name) found.set(name, [...(found.get(name) ?? []), right]);
  }
  return found;
}

/** `const mutations = { … }; export default { mutations }`. */
function groupsBeside(options: NodeOf<'ObjectExpression'>, module: SourceModule): AnyNode[] {
  return options.properties.flatMap((item) => {
    if (item.type !== 'Property' || item.value.type !== 'Identifier' || !GROUPS.has(propertyName(item) ?? ''))
      return [];
    const declared = variableAt(item.value.name, item.value, module)?.defs[0]?.node as AnyNode | undefined;
    return declared?.type === 'VariableDeclarator' && declared.init ? [unwrap(declared.init)] : [];
  });
}

/** What the action creator of a reducer is called with, or what the type of the action says. */
export function payloadOf(context: Context, reducer: FunctionNode, module: SourceModule): Value {
  return once<Value>(context, 'payloads', reducer, UNKNOWN, () => {
    const [, parameter] = reducer.params;
    const declared = parameter
      ? memberOf(context, annotatedValue(context, UNKNOWN, parameter, module), 'payload')
      : UNKNOWN;
    if (!isUnknown(declared)) return declared;
    const property = takenBy(reducer, module).taker;
    const name = property?.type === 'Property' ? propertyName(property) : undefined;
    if (name === undefined) return UNKNOWN;
    const places = [module, ...importersWithBarrels(context, module)];
    const given = places.flatMap((place) => argumentsGiven(context, reducer, name, place));
    return unionOfKnown(given);
  });
}

/** The first arguments of the calls of the action creator of a reducer. */
function argumentsGiven(context: Context, reducer: FunctionNode, name: string, module: SourceModule): Value[] {
  return (indexOf(module).names.get(name) ?? []).flatMap((node) => {
    const parent = parentOf(node, module);
    const callee = parent?.type === 'MemberExpression' && parent.property === node ? parent : node;
    const { place, taker } = takenBy(callee, module);
    if (taker?.type !== 'CallExpression' || taker.callee !== place || !taker.arguments[0]) return [];
    const creator = context.evaluate(callee, module, undefined);
    if (creator.kind !== 'signature' || creator.creates !== reducer) return [];
    return [context.evaluate(taker.arguments[0], module, undefined)];
  });
}

/** Slices and stores of state: `createSlice({ initialState, reducers: { added(state, action) { … } } })`, also of Vuex and Pinia. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { indexOf, parentOf, variableAt } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { readOf } from '../syntax/read-path-of.js';
import { contains, memberName, propertyName, unwrap, type FunctionNode, type NodeOf } from '../syntax/nodes.js';
import { UNKNOWN, isUnknown, mapValue, plainText, union, type Entry, type Value } from '../values/value.js';
import { action } from './actions.js';
import { calledName } from './called-name.js';
import { callFunction } from './calls.js';
import { once, type Context } from './context.js';
import { importersWithBarrels } from './importers.js';
import { memberOf } from './members.js';
import { annotatedValue } from './types.js';

const GROUPS = new Set(['reducers', 'extraReducers', 'selectors', 'getters', 'actions', 'mutations']);
const STATES = new Set(['initialState', 'state']);

/** What a function in such an object receives: first the state, then in a reducer the action, in a mutation what is committed. */
export function reducerParameter(context: Context, fn: FunctionNode, index: number, module: SourceModule): Value {
  const property = takenBy(fn, module).taker;
  const group = property?.type === 'Property' ? parentOf(property, module) : undefined;
  const holder = group && takenBy(group, module).taker;
  if (index > 1 || holder?.type !== 'Property' || !GROUPS.has(propertyName(holder) ?? '')) return UNKNOWN;
  const options: AnyNode | undefined = parentOf(holder, module);
  if (options?.type !== 'ObjectExpression') return UNKNOWN;
  if (index === 0) return stateOfSlice(context, options, module);
  switch (propertyName(holder)) {
    case 'reducers':
      return action(() => payloadOf(context, fn, module), module);
    case 'mutations':
      return property?.type === 'Property' ? committed(context, propertyName(property) ?? '', module) : UNKNOWN;
    default:
      return UNKNOWN;
  }
}

/** What a mutation of Vuex is committed with in its module: `commit('SET_CARDS', cards)`. */
function committed(context: Context, mutation: string, module: SourceModule): Value {
  const given = indexOf(module).calls.flatMap((call) => {
    if (call.type !== 'CallExpression') return [];
    const [type, payload] = call.arguments;
    // `{ commit: send }` in the context of an action is still `commit`.
    const name = readOf(call.callee, module)?.names.at(-1) ?? calledName(call.callee, module);
    if (name !== 'commit' || !type || !payload) return [];
    return plainText(context.evaluate(type, module, undefined)) === mutation
      ? [context.evaluate(payload, module, undefined)]
      : [];
  });
  return union(given.filter((value) => !isUnknown(value)));
}

/** The state of a slice: what it begins with, and what its reducers write into it. */
export function stateOfSlice(context: Context, options: NodeOf<'ObjectExpression'>, module: SourceModule): Value {
  return once<Value>(context, 'slice-states', options, UNKNOWN, () => {
    const initial = initialState(context, options, module);
    const entries = new Map<string, Entry>();
    for (const [name, written] of writtenState(options, module)) {
      const value = (): Value =>
        union(
          [
            memberOf(context, initial, name),
            ...written.map((node) => context.evaluate(node, module, undefined)),
          ].filter((part) => !isUnknown(part)),
        );
      entries.set(name, { value, module });
    }
    if (entries.size === 0) return initial;
    return { kind: 'object', place: undefined, entries, spreads: [() => initial] };
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

/** `state.rows = …` with the first parameter of a function in the options, by name. */
function writtenState(options: AnyNode, module: SourceModule): Map<string, AnyNode[]> {
  const found = new Map<string, AnyNode[]>();
  for (const { left, right } of indexOf(module).assignments) {
    const owner = left.type === 'MemberExpression' ? unwrap(left.object) : undefined;
    const name = left.type === 'MemberExpression' ? memberName(left) : undefined;
    if (name === undefined || owner?.type !== 'Identifier' || !contains(options, left)) continue;
    const [definition] = variableAt(owner.name, owner, module)?.defs ?? [];
    const fn = definition?.type === 'Parameter' ? (definition.node as FunctionNode) : undefined;
    if (fn && fn.params[0] === definition?.name) found.set(name, [...(found.get(name) ?? []), right]);
  }
  return found;
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
    return union(given.filter((value) => !isUnknown(value)));
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

/**
 * Stores of Vuex as components see them: `this.$store.state.cards.all`, `useStore().getters['cards/active']`, `store.dispatch('cards/load')`,
 * and in modules, what their functions are given beside the state.
 */
import type { SourceModule } from '../contracts.js';
import { indexOf } from '../syntax/module-index.js';
import { madeObject, objectOf, returning } from '../values/made-values.js';
import {
  UNKNOWN,
  alternatives,
  functionsAmong,
  plainText,
  unionOfKnown,
  type Entry,
  type FunctionValue,
  type ObjectValue,
  type PackageValue,
  type Place,
  type SignatureValue,
  type Value,
} from '../values/value.js';
import { callFunction } from './frames.js';
import { calledName } from './called-name.js';
import { once, type Context } from './context.js';
import { memberOf } from './members.js';
import { exportOf } from './package-functions.js';
import { stateOfOptions, stateOfSlice } from './reducers.js';

/** Modules within modules. */
const MAX_DEPTH = 4;

/** What an option of a module, and of the modules in it, is under one name. */
type Named = ReadonlyMap<string, { value: Value; options: ObjectValue }>;

/** The stores of the project, as one: what `$store` is in its components. */
export function projectStore(context: Context, module: SourceModule): Value {
  const owner = context.host ? 'project' : module;
  return once<Value>(context, 'vuex-stores', owner, UNKNOWN, () => {
    const modules = context.host?.modulesMentioning(['vuex']) ?? [module];
    const made = modules.flatMap((place) =>
      indexOf(place).calls.flatMap((call) => {
        if (call.type === 'TaggedTemplateExpression' || !/^(?:Store|createStore)$/.test(calledName(call.callee, place)))
          return [];
        return [storeOfOptions(context, context.evaluate(call.arguments[0] ?? call, place, undefined), place)];
      }),
    );
    return unionOfKnown(made);
  });
}

/** The store that options define: its state, its getters, and how its actions are dispatched. */
function storeOfOptions(context: Context, options: Value, module: SourceModule): Value {
  return unionOfKnown(
    alternatives(options).map((part) => {
      if (part.kind !== 'object') return UNKNOWN;
      const place: Place = { node: part.place?.node ?? module.ast, module, frame: undefined };
      return once<Value>(context, 'vuex-store', part.place?.node ?? part, UNKNOWN, () =>
        objectOf(
          {
            state: () => stateOf(context, part, 0),
            getters: () => gettersOf(context, part),
            dispatch: () => dispatching(context, part, place),
          },
          module,
        ),
      );
    }),
  );
}

/** The state of a module, and of the modules in it by their names. */
function stateOf(context: Context, options: ObjectValue, depth: number): Value {
  const { place } = options;
  const module = moduleOf(options);
  if (!module) return UNKNOWN;
  const own =
    place?.node.type === 'ObjectExpression'
      ? stateOfSlice(context, place.node, module)
      : stateOfOptions(context, options, module);
  const inner = depth < MAX_DEPTH ? modulesOf(context, options) : [];
  const entries = inner.map(([name, part]): [string, Entry] => [
    name,
    { value: () => stateOf(context, part, depth + 1), module },
  ]);
  return entries.length > 0 ? madeObject(new Map(entries), [() => own]) : own;
}

/** The module in which options stand, or what they are put together of. */
function moduleOf({ place, entries }: ObjectValue): SourceModule | undefined {
  return place?.module ?? [...entries.values()][0]?.module;
}

function modulesOf(context: Context, options: ObjectValue): [string, ObjectValue][] {
  return alternatives(memberOf(context, options, 'modules')).flatMap((part) =>
    part.kind === 'object'
      ? [...part.entries].flatMap(([name, entry]) =>
          alternatives(entry.value()).flatMap((item): [string, ObjectValue][] =>
            item.kind === 'object' ? [[name, item]] : [],
          ),
        )
      : [],
  );
}

/** The functions of a group (`getters`, `actions`) of a module and those in it, by the names under which the store has them. */
function functionsOf(context: Context, group: string, options: ObjectValue, prefix = '', depth = 0): Named {
  const found = new Map<string, { value: Value; options: ObjectValue }>();
  for (const part of alternatives(memberOf(context, options, group))) {
    if (part.kind !== 'object') continue;
    for (const [name, entry] of part.entries) found.set(`${prefix}${name}`, { value: entry.value(), options });
  }
  if (depth >= MAX_DEPTH) return found;
  for (const [name, inner] of modulesOf(context, options)) {
    const namespaced = memberOf(context, inner, 'namespaced');
    const below = namespaced.kind === 'constant' && namespaced.value === true ? `${prefix}${name}/` : prefix;
    for (const [key, item] of functionsOf(context, group, inner, below, depth + 1)) found.set(key, item);
  }
  return found;
}

function gettersOf(context: Context, whole: ObjectValue): Value {
  const module = moduleOf(whole);
  if (!module) return UNKNOWN;
  const entries = [...functionsOf(context, 'getters', whole)].map(([name, { value, options }]): [string, Entry] => [
    name,
    {
      value: () =>
        unionOfKnown(
          functionsAmong(value).map((fn) =>
            callFunction(context, fn, [stateOf(context, options, 0), gettersOf(context, options)], placeOf(fn)),
          ),
        ),
      module,
    },
  ]);
  return madeObject(new Map(entries));
}

/** `dispatch('cards/load', payload)`, `dispatch({ type: 'cards/load', … })`. */
function dispatching(context: Context, options: ObjectValue, place: Place): SignatureValue {
  const enters: SignatureValue['enters'] = ([type = UNKNOWN, payload = type]) => {
    const name = plainText(type.kind === 'object' ? memberOf(context, type, 'type') : type);
    return name === undefined ? undefined : actionNamed(context, options, name, payload);
  };
  return {
    ...returning(() => UNKNOWN),
    enters,
    apply: (args) => {
      const entered = enters(args);
      const fns = functionsAmong(entered?.target ?? UNKNOWN);
      return unionOfKnown(fns.map((fn) => callFunction(context, fn, entered?.args ?? [], place)));
    },
  };
}

function actionNamed(
  context: Context,
  options: ObjectValue,
  name: string,
  payload: Value,
): ReturnType<NonNullable<SignatureValue['enters']>> {
  const action = functionsOf(context, 'actions', options).get(name);
  const module = action && moduleOf(action.options);
  if (!action || !module) return undefined;
  return { target: action.value, args: [givenInModule(context, 'actions', 0, action.options, module), payload] };
}

const placeOf = ({ node, module, frame }: FunctionValue): Place => ({ node, module, frame });

/** What a call of an export of Vuex, or `new Store(options)`, gives. */
export function vuexMade(
  context: Context,
  value: PackageValue,
  args: readonly Value[],
  place: Place,
): Value | undefined {
  if (value.name !== 'vuex') return undefined;
  const exported = exportOf(value);
  switch (exported) {
    case 'Store':
    case 'createStore':
      return storeOfOptions(context, args[0] ?? UNKNOWN, place.module);
    case 'useStore':
      return projectStore(context, place.module);
    default:
      return mappedFromStore(context, exported, args, place);
  }
}

const HELPERS = new Set(['mapState', 'mapGetters', 'mapActions']);

/** `mapState('cards', ['all'])`, `mapGetters({ active: 'cards/active' })`: functions that give members of the store, by name. */
function mappedFromStore(
  context: Context,
  helper: string,
  args: readonly Value[],
  place: Place,
  store: Value = projectStore(context, place.module),
): Value | undefined {
  const [first = UNKNOWN, second] = args;
  if (helper === 'createNamespacedHelpers') {
    const bound = (name: string): (() => Value) => {
      return () => ({
        ...returning(() => UNKNOWN),
        apply: (given) => mappedFromStore(context, name, [first, ...given], place, store) ?? UNKNOWN,
      });
    };
    return objectOf(Object.fromEntries([...HELPERS].map((name) => [name, bound(name)])), place.module);
  }
  if (!HELPERS.has(helper)) return undefined;
  const namespace = second === undefined ? '' : (plainText(first) ?? '').replace(/\/$/, '');
  const members = membersNamed(second ?? first);
  const entries = members.map(([name, wanted]): [string, Entry] => [
    name,
    {
      value: () =>
        helper === 'mapActions'
          ? mappedAction(context, namespace, wanted, store, place)
          : returning(() => mapped(context, helper, namespace, wanted, store)),
      module: place.module,
    },
  ]);
  return madeObject(new Map(entries));
}

/** The names of a list, or the keys of an object with what they stand for. */
export function membersNamed(value: Value): [string, Value][] {
  return alternatives(value).flatMap((part): [string, Value][] => {
    if (part.kind === 'object') return [...part.entries].map(([name, entry]) => [name, entry.value()]);
    const items = part.kind === 'array' ? part.elements.map((read) => read()) : [];
    return items.flatMap((item): [string, Value][] => {
      const name = plainText(item);
      return name === undefined ? [] : [[name.split('/').at(-1) ?? name, item]];
    });
  });
}

function mapped(context: Context, helper: string, namespace: string, wanted: Value, store: Value): Value {
  const name = plainText(wanted);
  const [state, getters] = [memberOf(context, store, 'state'), memberOf(context, store, 'getters')];
  const steps = namespace === '' ? [] : namespace.split('/');
  const own = steps.reduce((owner, step) => memberOf(context, owner, step), state);
  if (helper === 'mapState') {
    if (name !== undefined) return name.split('/').reduce((owner, step) => memberOf(context, owner, step), own);
    return unionOfKnown(functionsAmong(wanted).map((fn) => callFunction(context, fn, [own, getters], placeOf(fn))));
  }
  if (name === undefined) return UNKNOWN;
  const full = [...steps, name].join('/');
  return memberOf(context, getters, full);
}

/** `this.load(payload)` is `dispatch('cards/load', payload)`. */
function mappedAction(context: Context, namespace: string, wanted: Value, store: Value, place: Place): Value {
  const name = plainText(wanted);
  const dispatch = memberOf(context, store, 'dispatch');
  if (name === undefined || dispatch.kind !== 'signature') return UNKNOWN;
  const full = namespace === '' ? name : `${namespace}/${name}`;
  const type: Value = { kind: 'text', parts: [{ text: full, node: place.node, module: place.module }] };
  return {
    ...returning(() => dispatch.apply?.([type]) ?? UNKNOWN),
    enters: (args) => dispatch.enters?.([type, ...args]),
    apply: (args) => dispatch.apply?.([type, ...args]) ?? UNKNOWN,
  };
}

/** What the functions of a module are given beside its state: getters as the second of a getter, what an action can reach as its first. */
export function givenInModule(
  context: Context,
  group: string,
  index: number,
  options: Value,
  module: SourceModule,
): Value {
  const [whole] = alternatives(options);
  if (whole?.kind !== 'object') return UNKNOWN;
  const root = (): Value => projectStore(context, module);
  if (group === 'getters') {
    if (index === 0) return UNKNOWN;
    return index === 1 ? gettersOf(context, whole) : memberOf(context, root(), index === 2 ? 'state' : 'getters');
  }
  const isOfVuex = whole.entries.has('mutations');
  if (group !== 'actions' || index !== 0 || !isOfVuex) return UNKNOWN;
  return objectOf(
    {
      state: () => stateOf(context, whole, 0),
      getters: () => gettersOf(context, whole),
      rootState: () => memberOf(context, root(), 'state'),
      rootGetters: () => memberOf(context, root(), 'getters'),
      dispatch: () => dispatching(context, whole, { node: module.ast, module, frame: undefined }),
    },
    module,
  );
}

/** NgRx: actions that carry their properties, reducers of cases, features with selectors, and what is read of the store. */
import { SELECTING, ngrxMaking } from '../clients/ngrx.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf } from '../syntax/module-index.js';
import { propertyName } from '../syntax/nodes.js';
import { takenBy } from '../syntax/outermost.js';
import { madeObject, returning } from '../values/made-values.js';
import {
  UNKNOWN,
  alternatives,
  isUnknown,
  mapValue,
  plainText,
  union,
  unionOfKnown,
  type Entry,
  type PackageValue,
  type Place,
  type SignatureValue,
  type Value,
} from '../values/value.js';
import { givenToCreator } from './action-payloads.js';
import { guardedBy } from './actions.js';
import { callFunction } from './frames.js';
import { once, type Context } from './context.js';
import { memberOf } from './members.js';
import { statesRegistered } from './ngrx-states.js';
import { exportOf } from './package-functions.js';
import { signalStore } from './signal-stores.js';
import { reducerOf, stateAfter, writesOf } from './state-writes.js';
import { seenAs, typeNodeValue } from './types.js';

/** What a call of NgRx makes; undefined for other calls. */
export function ngrxCall(
  context: Context,
  value: PackageValue,
  args: readonly Value[],
  place: Place,
): Value | undefined {
  const [first = UNKNOWN, second = UNKNOWN] = args;
  switch (ngrxMaking(value.name, exportOf(value))) {
    case 'action':
      return creator(context, second, nameHolding(place), place, place.module);
    case 'actions':
      return creatorsOfGroup(context, first, place);
    case 'reducer':
      return returning(() =>
        once<Value>(context, 'ngrx-states', place.node, first, () =>
          stateAfter(context, first, casesOf(context, args)),
        ),
      );
    case 'feature':
      return featureOf(context, first, place);
    case 'selectFeature':
      return returning(() => stateOfFeature(context, plainText(first), place));
    case 'select':
      return { ...returning(() => selectedBy(context, args, place)), apply: () => selectedBy(context, args, place) };
    case 'ofType': {
      const action = (): Value => union(args.flatMap(guardedBy));
      return { ...returning(action), apply: action };
    }
    case 'case':
    case 'part':
      return { ...value, path: [...value.path, '()'], made: true, call: place };
    case 'store':
      return signalStore(context, args, place);
    default:
      return undefined;
  }
}

/** `loaded({ cards })` gives an action that has `cards`; a handler that is named after it receives such. */
function creator(
  context: Context,
  declaring: Value,
  name: string | undefined,
  made: Pick<Place, 'node'>,
  module: SourceModule,
): SignatureValue {
  const action = (): Value =>
    once<Value>(context, 'ngrx-actions', made.node, UNKNOWN, () => {
      const given = name === undefined ? UNKNOWN : givenToCreator(context, made.node, name, module);
      return declaredProps(context, declaring, given);
    });
  return { ...returning(action), guards: { asserts: false, value: action }, creates: made.node };
}

/** `props<{ cards: Card[] }>()`, or a function that makes the properties. */
function declaredProps(context: Context, declaring: Value, given: Value): Value {
  if (declaring.kind === 'function')
    return callFunction(context, declaring, [given], { ...declaring, frame: undefined });
  const call = declaring.kind === 'package' ? declaring.call : undefined;
  const type = call?.node.type === 'CallExpression' ? call.node.typeArguments?.params[0] : undefined;
  return call && type ? seenAs(given, typeNodeValue(context, type, call.module)) : given;
}

function nameHolding({ node, module }: Place): string | undefined {
  const { taker } = takenBy(node, module);
  return taker?.type === 'VariableDeclarator' && taker.id.type === 'Identifier' ? taker.id.name : undefined;
}

/** `createActionGroup({ source, events: { 'Load Success': props<…>() } })`: `loadSuccess` creates such actions. */
function creatorsOfGroup(context: Context, options: Value, { module }: Place): Value {
  return mapValue(memberOf(context, options, 'events'), (events) => {
    if (events.kind !== 'object') return UNKNOWN;
    const creators = [...events.entries].flatMap(([event, entry]): [string, Entry][] => {
      const name = inCamelCase(event);
      const node = entry.property?.type === 'Property' ? entry.property.value : undefined;
      return node ? [[name, { ...entry, value: () => creator(context, entry.value(), name, { node }, module) }]] : [];
    });
    return madeObject(new Map(creators));
  });
}

function inCamelCase(event: string): string {
  const words = event.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  return words.length < 2
    ? event.charAt(0).toLowerCase() + event.slice(1)
    : words
        .map((word, index) =>
          index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
        )
        .join('');
}

/** What the cases of a reducer write: `on(loaded, (state, { cards }) => ({ ...state, cards }))`. */
function casesOf(context: Context, args: readonly Value[]): ReturnType<typeof writesOf> {
  return args.flatMap(alternatives).flatMap((part) => {
    const made =
      part.kind === 'package' && ngrxMaking(part.name, part.path[0] ?? '') === 'case' ? part.call : undefined;
    const handler = made?.node.type === 'CallExpression' ? made.node.arguments.at(-1) : undefined;
    if (!made || !handler) return [];
    return alternatives(context.evaluate(handler, made.module, undefined)).flatMap((fn) =>
      fn.kind === 'function' ? writesOf(context, reducerOf(fn)) : [],
    );
  });
}

/** `createFeature({ name: 'cards', reducer })`: its `selectAll` selects the member `all` of its state, `selectCardsState` all of it. */
function featureOf(context: Context, options: Value, { module, node }: Place): Value {
  const state = (): Value => stateKept(memberOf(context, options, 'reducer'));
  const selector = (value: () => Value): Entry => ({ value: () => returning(value), module });
  const name = plainText(memberOf(context, options, 'name')) ?? '';
  const members = namesIn(state()).map((key): [string, Entry] => [
    `select${capital(key)}`,
    selector(() => memberOf(context, state(), key)),
  ]);
  const base = madeObject(
    new Map<string, Entry>([
      ...members,
      [`select${capital(name)}State`, selector(state)],
      ['reducer', { value: () => returning(state), module }],
    ]),
  );
  const more = (): Value =>
    mapValue(memberOf(context, options, 'extraSelectors'), (fn) =>
      fn.kind === 'function' ? callFunction(context, fn, [base], { node, module, frame: undefined }) : UNKNOWN,
    );
  return { ...base, spreads: [more] };
}

/** `extraSelectors: ({ selectCards }) => …`: the selectors of the feature. */
export function selectorsOfFeature(context: Context, fn: AnyNode, index: number, module: SourceModule): Value {
  const { taker: property } = takenBy(fn, module);
  const isExtra = property?.type === 'Property' && propertyName(property) === 'extraSelectors';
  const options = isExtra && index === 0 ? parentOf(property, module) : undefined;
  const call = options && takenBy(options, module).taker;
  return call?.type === 'CallExpression' ? context.evaluate(call, module, undefined) : UNKNOWN;
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The state that a reducer keeps. */
function stateKept(reducer: Value): Value {
  return mapValue(reducer, (part) => (part.kind === 'signature' ? part.returns() : UNKNOWN));
}

const MAX_SPREADS = 6;

/** The names of the members of an object, and of what is spread into it. */
function namesIn(value: Value, depth = 0): string[] {
  if (depth > MAX_SPREADS) return [];
  const names = alternatives(value).flatMap((part) =>
    part.kind === 'object'
      ? [...part.entries.keys(), ...part.spreads.flatMap((read) => namesIn(read(), depth + 1))]
      : [],
  );
  return [...new Set(names)];
}

/** The state that is kept under a name: as a type argument declares it, and as the reducer of that name keeps it. */
function stateOfFeature(context: Context, name: string | undefined, { node, module }: Place): Value {
  const type = node.type === 'CallExpression' ? node.typeArguments?.params.at(-1) : undefined;
  const kept = name === undefined ? UNKNOWN : memberOf(context, rootState(context, module), name);
  return type ? seenAs(kept, typeNodeValue(context, type, module)) : kept;
}

/** The states of all features that are registered, by their names. */
function rootState(context: Context, module: SourceModule): Value {
  const owner = context.host ? 'project' : module.file;
  return once<Value>(context, 'ngrx-root', owner, UNKNOWN, () =>
    madeObject(
      new Map(
        statesRegistered(context, module).map(({ name, reducer, module: at }): [string, Entry] => [
          name,
          { value: () => stateKept(reducer()), module: at },
        ]),
      ),
    ),
  );
}

/** What a selector, a function of the state, or names select. */
function selectedBy(context: Context, args: readonly Value[], place: Place): Value {
  const [first = UNKNOWN] = args;
  const names = args.map(plainText);
  if (names.every((name) => name !== undefined))
    return names.reduce<Value>((state, name) => memberOf(context, state, name), rootState(context, place.module));
  return unionOfKnown(
    alternatives(first).map((part) => {
      if (part.kind === 'signature') return part.returns();
      return part.kind === 'function'
        ? callFunction(context, part, [rootState(context, place.module)], place)
        : UNKNOWN;
    }),
  );
}

/** `store.select(selectCards)`, `store.selectSignal(selectCards)` on a store that was injected; undefined where that tells nothing. */
export function selectedOfStore(
  context: Context,
  method: string,
  args: readonly Value[],
  place: Place,
): Value | undefined {
  const gives = Object.hasOwn(SELECTING, method) ? SELECTING[method] : undefined;
  if (!gives || args.length === 0) return undefined;
  const value = selectedBy(context, args, place);
  if (isUnknown(value)) return undefined;
  return gives === 'signal' ? returning(() => value) : value;
}

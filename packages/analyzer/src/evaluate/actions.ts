/** Actions of Redux: what a thunk's are made of, and what a reducer or listener is handed. */
import { LISTENER, actionMaking, actionParameterOf, storeMaking } from '../clients/redux.js';
import { ngrxMaking } from '../clients/ngrx.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { memberName, propertyName, type FunctionNode, type NodeOf } from '../syntax/nodes.js';
import { madeObject } from '../values/made-values.js';
import {
  UNKNOWN,
  alternatives,
  isUnknown,
  union,
  unionOfKnown,
  type Entry,
  type ObjectValue,
  type PackageValue,
  type Place,
  type SignatureValue,
  type Value,
} from '../values/value.js';
import { givenToCreator } from './action-payloads.js';
import { callFunction } from './frames.js';
import type { Context } from './context.js';
import { placesOfFunction } from './function-uses.js';
import { exportOf } from './package-functions.js';
import { stateOfHook } from './hook-stores.js';
import { storeCall } from './stores.js';
import { seenAs, typeNodeValue } from './types.js';

/** What a call of Redux makes: a thunk, an action creator, a guard of actions, a store and what belongs to it; undefined for other calls. */
export function actionCall(
  context: Context,
  value: PackageValue,
  args: readonly Value[],
  place: Place,
): Value | undefined {
  const name = exportOf(value);
  const making = storeMaking(value.name, name);
  if (making) return storeCall(context, making, value, args, place);
  if (value.name.startsWith('zustand') && value.about) return stateOfHook(context, value, name, args, place);
  switch (actionMaking(value.name, name)) {
    case 'thunk': {
      const payload = (): Value => declaredPayload(context, resultOf(context, args[1] ?? UNKNOWN, place), place);
      return thunk(payload, place.module);
    }
    case 'action': {
      const declared = declaredPayload(context, UNKNOWN, place);
      return {
        ...actionCreator(() => (isUnknown(declared) ? givenToNamed(context, place) : declared), place.module),
        creates: place.node,
      };
    }
    case 'any': {
      const guarded = (): Value => union(args.flatMap(guardedBy));
      return guard(guarded);
    }
    default:
      return undefined;
  }
}

function resultOf(context: Context, fn: Value, place: Place): Value {
  const results = alternatives(fn).map((part) =>
    part.kind === 'function' ? callFunction(context, part, [], place) : UNKNOWN,
  );
  return unionOfKnown(results);
}

/** `const loaded = createAction('loaded')`: what its calls are given. */
function givenToNamed(context: Context, { node, module }: Place): Value {
  const { taker } = takenBy(node, module);
  if (taker?.type !== 'VariableDeclarator' || taker.id.type !== 'Identifier') return UNKNOWN;
  return givenToCreator(context, node, taker.id.name, module);
}

/** The payload as the first type argument of the call declares it. */
function declaredPayload(context: Context, payload: Value, { node, module }: Place): Value {
  const type = node.type === 'CallExpression' ? node.typeArguments?.params[0] : undefined;
  return type ? seenAs(payload, typeNodeValue(context, type, module)) : payload;
}

/** Called and dispatched it gives the action of its success; its members create and guard the actions. */
function thunk(payload: () => Value, module: SourceModule): SignatureValue {
  const settled = (): Value => action(payload, module);
  return {
    kind: 'signature',
    parameter: () => UNKNOWN,
    returns: settled,
    members: new Map([['fulfilled', { value: () => actionCreator(payload, module), module }]]),
  };
}

/** `loaded(cards)` gives an action, `loaded.match(action)` guards one. */
export function actionCreator(payload: () => Value, module: SourceModule): SignatureValue {
  const made = (): Value => action(payload, module);
  return { ...guard(made), returns: made, members: new Map([['match', { value: () => guard(made), module }]]) };
}

/** A guard of actions with this payload: `api.endpoints.groups.matchFulfilled`. */
export function payloadGuard(payload: () => Value, module: SourceModule): SignatureValue {
  return guard(() => action(payload, module));
}

function guard(value: () => Value): SignatureValue {
  return { kind: 'signature', parameter: () => UNKNOWN, returns: () => UNKNOWN, guards: { asserts: false, value } };
}

/** An action, as dispatched: of a thunk it unwraps to its payload. */
export function action(payload: () => Value, module: SourceModule): ObjectValue {
  const unwrap: Value = { kind: 'signature', parameter: () => UNKNOWN, returns: payload };
  const entries = new Map<string, Entry>([
    ['payload', { value: payload, module }],
    ['unwrap', { value: () => unwrap, module }],
  ]);
  return madeObject(entries);
}

/** What an action is where it passes a creator or guard. */
export function guardedBy(value: Value): Value[] {
  return alternatives(value).flatMap((part) =>
    part.kind === 'signature' && part.guards && !part.guards.asserts ? [part.guards.value()] : [],
  );
}

/** The action that a function is handed beside its creator or guard: `addCase(loaded, (state, action) => …)`, `{ [loaded]: (state, action) => … }`. */
export function handledAction(context: Context, fn: FunctionNode, index: number, module: SourceModule): Value {
  const places = placesOfFunction(context, fn, module);
  return unionOfKnown(places.map(({ node, module: at }) => actionAt(context, node, index, at)));
}

/** `[loaded]`, `[loaded.type]`: the creator that a key names. */
function creatorNamed(key: AnyNode): AnyNode {
  return key.type === 'MemberExpression' && memberName(key) === 'type' ? key.object : key;
}

/** `on(loaded, (state, { cards }) => …)` of NgRx. */
function isCase(context: Context, { callee }: NodeOf<'CallExpression'>, module: SourceModule): boolean {
  return alternatives(context.evaluate(callee, module, undefined)).some(
    (part) => part.kind === 'package' && ngrxMaking(part.name, exportOf(part)) === 'case',
  );
}

/** The action that a handler receives which stands, or is named, at a place. */
export function actionAt(context: Context, node: AnyNode, index: number, module: SourceModule): Value {
  const { place, taker } = takenBy(node, module);
  const asked = (guard: AnyNode): Value => union(guardedBy(context.evaluate(guard, module, undefined)));
  if (taker?.type === 'CallExpression' && taker.callee.type === 'MemberExpression') {
    const [creator, handler] = taker.arguments;
    const isAction = handler === place && index === actionParameterOf(memberName(taker.callee) ?? '');
    return isAction && creator ? asked(creator) : UNKNOWN;
  }
  if (
    taker?.type === 'CallExpression' &&
    index === 1 &&
    taker.arguments.at(-1) === place &&
    isCase(context, taker, module)
  )
    return union(taker.arguments.slice(0, -1).map(asked));
  if (taker?.type !== 'Property') return UNKNOWN;
  if (taker.computed && taker.value === place && index === 1) return asked(creatorNamed(taker.key));
  if (propertyName(taker) !== LISTENER.effect || index !== 0) return UNKNOWN;
  const options = parentOf(taker, module);
  if (options?.type !== 'ObjectExpression') return UNKNOWN;
  const names: readonly string[] = LISTENER.on;
  return union(
    options.properties.flatMap((item) =>
      item.type === 'Property' && names.includes(propertyName(item) ?? '') ? [asked(item.value)] : [],
    ),
  );
}

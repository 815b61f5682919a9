/** React state and refs: what a hook holds is its type, its initial value and what its setter is given. */
import { signalMaking } from '../clients/signals.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf, variableAt } from '../syntax/module-index.js';
import { literalString, memberName, type NodeOf } from '../syntax/nodes.js';
import { outermost, takenBy } from '../syntax/outermost.js';
import { objectOf } from '../values/made-values.js';
import {
  UNKNOWN,
  alternatives,
  isUnknown,
  mapValue,
  union,
  unionOfKnown,
  type Frame,
  type ObjectValue,
  type Place,
  type Value,
} from '../values/value.js';
import { callFunction, inFrame } from './frames.js';
import { referencesAnywhere } from './function-uses.js';
import { once, type Context } from './context.js';
import { calledName } from './called-name.js';
import { writesTo } from './member-writes.js';
import { contextMade, contextRead } from './react-context.js';
import { bodyOf } from './replies.js';
import { reducedBy, reducerOf } from './state-writes.js';
import { typeNodeValue } from './types.js';

type Call = NodeOf<'CallExpression'>;

const STATE = new Set([
  'useState',
  'useReducer',
  'useRef',
  'useMemo',
  'useContext',
  'use',
  'createContext',
  'ref',
  'shallowRef',
  'computed',
  '$state',
  '$derived',
]);

/** Hooks of routers: what their type argument says is all that is known of them here. */
const LOADED = new Set(['useLoaderData', 'useRouteLoaderData', 'useActionData', 'useFetcher']);

/** `computed` of Angular makes what is called to be read. */
function isSignal(value: Value): boolean {
  return value.kind === 'package' && signalMaking(value.name, value.path.join('.')) !== undefined;
}

/** Vue: what is held stands under `value` in scripts, and is the name itself in templates. */
const REFS = new Set(['ref', 'shallowRef', 'computed']);

/** React state: `useState<Card[]>([])` is its type, its initial value, and what its setter is given. */
export function stateHook(
  context: Context,
  node: Call,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const { callee } = node;
  const name = calledName(callee, module);
  if (!STATE.has(name) && !LOADED.has(name)) return undefined;
  const target = context.evaluate(callee, module, frame);
  if (alternatives(target).some((value) => value.kind === 'function' || isSignal(value))) return undefined;
  if (name === 'createContext') return contextMade(context, node, module, frame);
  if (name === 'useContext' || name === 'use') {
    const held = contextRead(context, node, module, frame);
    if (held || name === 'use') return held;
  }
  const typeArgument = node.typeArguments?.params[0];
  const promised = typeArgument ? typeNodeValue(context, typeArgument, module) : UNKNOWN;
  // `useLoaderData<typeof loader>()` gives what the loader returns.
  const declared = mapValue(promised, (part) =>
    part.kind === 'function' ? callFunction(context, part, [], { node, module, frame }) : part,
  );
  if (LOADED.has(name)) return isUnknown(declared) ? undefined : loadedAs(name, bodyOf(declared), module);
  const [key, begins] = node.arguments;
  // `useState('cards', () => [])` of Nuxt makes a ref.
  const isKeyed = name === 'useState' && isKeyOf(context, key, module);
  const first = isKeyed ? begins : key;
  const initial = first ? context.evaluate(first, module, frame) : UNKNOWN;
  const made = initial.kind === 'function' ? callFunction(context, initial, [], { node, module, frame }) : initial;
  if (name === 'useMemo') return made;
  const state = unionOfKnown([declared, made, ...settersOf(context, node, module, frame)]);
  if (name === 'useRef') {
    const place = { node, module, frame };
    const current = (): Value => unionOfKnown([state, ...writtenTo(context, place, 'current')]);
    return { kind: 'object', place, entries: new Map([['current', { value: current, module }]]), spreads: [] };
  }
  if (REFS.has(name) || isKeyed) return heldByRef(context, state, { node, module, frame });
  if (name === 'useReducer') {
    const second = node.arguments[1];
    const begun = second ? context.evaluate(second, module, frame) : UNKNOWN;
    const kept = mapValue(initial, (part) =>
      part.kind === 'function' ? reducedBy(context, begun, reducerOf(part)) : UNKNOWN,
    );
    const held = unionOfKnown([declared, kept, begun]);
    return { kind: 'array', place: undefined, elements: [() => held, () => UNKNOWN] };
  }
  if (name === 'useState') {
    return { kind: 'array', place: undefined, elements: [() => state, () => UNKNOWN] };
  }
  return isUnknown(state) ? undefined : state;
}

/** True for the key of a state in an application of Nuxt. */
function isKeyOf(context: Context, key: AnyNode | undefined, { file }: SourceModule): boolean {
  return literalString(key) !== undefined && context.host?.hasAutoImports?.(file) === true;
}

/** `useFetcher<typeof action>()` has what the action returns as its `data`. */
function loadedAs(hook: string, declared: Value, module: SourceModule): Value {
  return hook === 'useFetcher' ? objectOf({ data: () => declared }, module) : declared;
}

function heldByRef(context: Context, state: Value, place: Place): Value | undefined {
  const key = inFrame(place.node, place.frame);
  const written = once(context, 'ref-writes', key, [] as Value[], () => writtenTo(context, place, 'value'));
  const held = unionOfKnown([state, ...written]);
  if (isUnknown(held)) return undefined;
  const box: ObjectValue = {
    kind: 'object',
    place,
    entries: new Map([['value', { value: () => held, module: place.module }]]),
    spreads: [],
  };
  return union([held, box]);
}

/** What is assigned to the member that holds it. */
function writtenTo(context: Context, place: Place, holder: 'current' | 'value'): Value[] {
  const object: ObjectValue = { kind: 'object', place, entries: new Map(), spreads: [] };
  return writesTo(context, object).flatMap((write) =>
    write.name === holder ? [context.evaluate(write.assignment.right, write.module, frameIn(write.module, place))] : [],
  );
}

/** The call in which something stands, for what stands in the same module. */
function frameIn(module: SourceModule, place: Place): Frame | undefined {
  return module === place.module ? place.frame : undefined;
}

/** What `setCards(…)` is called with. */
export function settersOf(context: Context, node: Call, module: SourceModule, frame: Frame | undefined): Value[] {
  return once(context, 'state-setters', inFrame(node, frame), [] as Value[], () => {
    const declarator = parentOf(outermost(node, module), module);
    if (declarator?.type !== 'VariableDeclarator' || declarator.id.type !== 'ArrayPattern') return [];
    const setter = declarator.id.elements[1];
    if (setter?.type !== 'Identifier') return [];
    const variable = variableAt(setter.name, setter, module);
    if (!variable) return [];
    return referencesAnywhere(context, variable, module).flatMap(({ node: reference, module: at }) =>
      setValue(context, reference, at, at === module ? frame : undefined),
    );
  });
}

/** What a mention of a setter sets: its argument, what its function gives, or what a promise hands it. */
export function setValue(
  context: Context,
  reference: AnyNode,
  module: SourceModule,
  frame: Frame | undefined,
): Value[] {
  const { place, taker: call } = takenBy(reference, module);
  if (call?.type !== 'CallExpression') return [];
  if (call.callee === place && call.arguments[0]) {
    const value = context.evaluate(call.arguments[0], module, frame);
    // `setState((before) => ({ ...before, cards }))`
    return value.kind === 'function'
      ? [callFunction(context, value, [UNKNOWN], { node: call, module, frame })]
      : [value];
  }
  // `.then(setCards)`
  if (call.callee.type === 'MemberExpression' && memberName(call.callee) === 'then' && call.arguments[0] === place) {
    return [context.evaluate(call.callee.object, module, frame)];
  }
  return [];
}

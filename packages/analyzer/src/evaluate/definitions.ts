/**
 * Objects that a framework makes instances of: components of Vue (`{ data() { … }, computed, methods }`), stores of Pinia
 * (`{ state, getters, actions }`), apps and actions of Pipedream (`{ propDefinitions, methods }`, `{ props: { app }, run() { … } }`). In their functions `this` is the instance, and a template reads its members by their names.
 */
import type { AnyNode, SourceModule } from '../contracts.js';
import { addTo } from '../group.js';
import { ancestor, indexOf, parentOf } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { isFunction, memberName, propertyName, unwrap, type FunctionNode, type NodeOf } from '../syntax/nodes.js';
import { madeObject, objectOf } from '../values/made-values.js';
import {
  UNKNOWN,
  alternatives,
  isUnknown,
  mapValue,
  union,
  type Entry,
  type Frame,
  type Place,
  type Value,
} from '../values/value.js';
import { callFunction, inFrame } from './frames.js';
import { propsOfFile } from './component-files.js';
import { once, type Context } from './context.js';
import { memberOf } from './members.js';
import { TAKEN_OVER, takenOver, wholesOf, type Definition } from './mixins.js';
import { returnedValue } from './returned-value.js';
import { assignedBelow, stateAfter, type StateWrite } from './state-writes.js';
import { projectStore } from './vuex.js';

/** Options whose functions are members of the instance, those whose functions compute members, and those that return members. */
const METHODS = ['methods', 'actions'];
const COMPUTED = ['computed', 'getters'];
const MADE = ['data', 'state', 'setup'];
/** Options whose members are inputs: definitions of their own, or objects with functions that give what can be chosen. */
const INPUTS = ['props', 'propDefinitions'];
const GROUPS = new Set([...METHODS, ...COMPUTED, 'watch']);
const OPTIONS = new Set([...GROUPS, ...MADE, ...INPUTS, TAKEN_OVER[0]]);

type ObjectNode = NodeOf<'ObjectExpression'>;

/** The definition that a function belongs to; undefined where its object is none. */
export function definitionAround(fn: AnyNode, module: SourceModule): ObjectNode | undefined {
  const object = ancestor(fn, module, (candidate) => candidate.type === 'ObjectExpression' || isFunction(candidate));
  if (object?.type !== 'ObjectExpression') return undefined;
  const outer = objectAround(object, module);
  const group = outer && GROUPS.has(outer.name) ? outer.object : undefined;
  // `computed: { label: { get() { … } } }`, `propDefinitions: { card: { async options() { … } } }`
  const far = outer && !group ? objectAround(outer.object, module) : undefined;
  const owner = group ?? (far && [...COMPUTED, ...INPUTS].includes(far.name) ? far.object : object);
  return owner.properties.some((item) => item.type === 'Property' && OPTIONS.has(propertyName(item) ?? ''))
    ? owner
    : undefined;
}

/** `watch: { 'card.type'(type, before) { … } }`: what a watching function is called with is the member that it is named after. */
export function watchedParameter(context: Context, fn: FunctionNode, index: number, module: SourceModule): Value {
  if (index > 1) return UNKNOWN;
  const { taker } = takenBy(fn, module);
  const object = taker && parentOf(taker, module);
  // `watch: { cards: { handler(cards) { … }, deep: true } }`
  const around = object && objectAround(object, module);
  const isHandler = taker?.type === 'Property' && propertyName(taker) === 'handler' && around?.name !== 'watch';
  const group = isHandler && around ? objectAround(around.object, module) : around;
  const path = isHandler ? around?.name : taker?.type === 'Property' ? propertyName(taker) : undefined;
  const definition = group?.name === 'watch' ? group.object : undefined;
  if (!definition || path === undefined) return UNKNOWN;
  return path
    .split('.')
    .reduce((owner, name) => memberOf(context, owner, name), instanceOf(context, definition, module));
}

/** The component whose member a name in a text watches: a key of `watch: { 'card.type': … }`, or `this.$watch('card.type', …)`. */
export function watchedBy(context: Context, literal: AnyNode, module: SourceModule): Value {
  const { place, taker } = takenBy(literal, module);
  if (taker?.type === 'CallExpression' && taker.arguments[0] === place && taker.callee.type === 'MemberExpression')
    return memberName(taker.callee) === '$watch' ? context.evaluate(taker.callee.object, module, undefined) : UNKNOWN;
  const object = taker?.type === 'Property' && taker.key === place ? parentOf(taker, module) : undefined;
  const group = object && objectAround(object, module);
  return group?.name === 'watch' ? instanceOf(context, group.object, module) : UNKNOWN;
}

/** The object that holds an object, and under which name. */
function objectAround(node: AnyNode, module: SourceModule): { object: ObjectNode; name: string } | undefined {
  const holder = takenBy(node, module).taker;
  const object = holder?.type === 'Property' ? parentOf(holder, module) : undefined;
  const name = holder?.type === 'Property' ? propertyName(holder) : undefined;
  return object?.type === 'ObjectExpression' && name !== undefined ? { object, name } : undefined;
}

/** An instance of what a definition defines, and of what takes it over. `frame`: the call that makes the definition. */
export function instanceOf(context: Context, definition: ObjectNode, module: SourceModule, frame?: Frame): Value {
  return once<Value>(context, 'definition-instances', inFrame(definition, frame), UNKNOWN, () =>
    union(wholesOf(context, { node: definition, module, frame }).map((whole) => instanceWith(context, whole, 0))),
  );
}

const MAX_TAKEN_OVER = 4;

/** An instance of a definition with all that it takes over. */
function instanceWith(context: Context, definition: Definition, depth: number): Value {
  const key = inFrame(definition.node, definition.frame);
  return once<Value>(context, 'definition-wholes', key, UNKNOWN, () => {
    const { node, module, frame } = definition;
    const own = membersOf(context, definition);
    if (depth >= MAX_TAKEN_OVER || !TAKEN_OVER.some((name) => mayHave(node, name))) return own;
    const inherited = takenOver(context, context.evaluate(node, module, frame)).map(
      (other) => (): Value => instanceWith(context, other, depth + 1),
    );
    // Its own functions stand before those of the same name that it takes over.
    const functions = ownFunctions(node).map((name): [string, Entry] => [
      name,
      { value: () => memberOf(context, own, name), module },
    ]);
    return madeObject(new Map(functions), [() => own, ...inherited]);
  });
}

/** The names of the methods and computed members that a definition writes. */
function ownFunctions(definition: ObjectNode): string[] {
  return definition.properties.flatMap((group) => {
    if (group.type !== 'Property' || group.value.type !== 'ObjectExpression') return [];
    if (![...METHODS, ...COMPUTED].includes(propertyName(group) ?? '')) return [];
    return group.value.properties.flatMap((item) => (item.type === 'Property' ? (propertyName(item) ?? []) : []));
  });
}

/** The members of an instance that a definition itself tells. */
function membersOf(context: Context, { node: definition, module, frame }: Definition): Value {
  const place: Place = { node: definition, module, frame };
  const options = context.evaluate(definition, module, frame);
  const written = (names: readonly string[]): string[] => names.filter((name) => mayHave(definition, name));
  const state = written(MADE).map((option) => (): Value => called(context, memberOf(context, options, option), place));
  const initial = (name: string): Value[] => state.map((read) => memberOf(context, read(), name));
  const entries = new Map<string, Entry>();
  for (const [name, writes] of writtenMembers(context, { node: definition, module, frame })) {
    const below = writes.filter(({ path }) => path.length > 0);
    const whole = writes.filter(({ path }) => path.length === 0).map(({ value }) => value);
    const value = (): Value => {
      const known = union([...initial(name), ...whole.map((read) => read())].filter(isThere));
      return below.length > 0 ? stateAfter(context, known, below) : known;
    };
    entries.set(name, { value, module });
  }
  const computed = written(COMPUTED).map(
    (name) => (): Value => computedMembers(context, memberOf(context, options, name), place),
  );
  const methods = written(METHODS).map((name) => (): Value => memberOf(context, options, name));
  const props = module.parts ? [(): Value => propsOfFile(context, module)] : [];
  const inputs = written(['props']).map(
    (name) => (): Value => definedInputs(context, memberOf(context, options, name)),
  );
  const store = (): Value => objectOf({ $store: () => projectStore(context, module) }, module);
  return madeObject(entries, [...state, ...computed, ...methods, ...props, ...inputs, () => options, store]);
}

/** `props: { app }`: an input that is a definition itself, with methods, is an instance of it. */
function definedInputs(context: Context, group: Value): Value {
  return mapValue(group, (part) => {
    if (part.kind !== 'object') return UNKNOWN;
    const entries = [...part.entries].map(([name, entry]): [string, Entry] => [
      name,
      { ...entry, value: () => mapValue(entry.value(), (input) => inputOf(context, input)) },
    ]);
    return madeObject(new Map(entries));
  });
}

function inputOf(context: Context, input: Value): Value {
  if (input.kind !== 'object' || input.place?.node.type !== 'ObjectExpression') return UNKNOWN;
  const { node, module } = input.place;
  return METHODS.some((name) => mayHave(node, name)) ? instanceOf(context, node, module) : UNKNOWN;
}

/** Each of its options is asked for each of its members: only those that are there. */
function mayHave(definition: ObjectNode, name: string): boolean {
  return definition.properties.some((item) => item.type !== 'Property' || propertyName(item) === name);
}

function called(context: Context, value: Value, place: Place): Value {
  return mapValue(value, (part) => (part.kind === 'function' ? callFunction(context, part, [], place) : part));
}

/** `computed: { active() { … }, name: { get() { … } } }`, `getters: { active: (state) => … }`. */
function computedMembers(context: Context, group: Value, place: Place): Value {
  return mapValue(group, (part) => {
    if (part.kind !== 'object') return UNKNOWN;
    const entries = [...part.entries].map(([name, entry]): [string, Entry] => [
      name,
      { ...entry, value: () => computedValue(context, entry.value(), place) },
    ]);
    // `...mapState(['cards'])` has functions, too.
    const spreads = part.spreads.map((read) => (): Value => computedMembers(context, read(), place));
    return madeObject(new Map(entries), spreads);
  });
}

function computedValue(context: Context, value: Value, place: Place): Value {
  return union(
    alternatives(value).map((part) => {
      const getter = part.kind === 'object' ? memberOf(context, part, 'get') : part;
      if (getter.kind === 'signature') return getter.returns();
      if (getter.kind !== 'function') return UNKNOWN;
      // Without arguments a parameter would be undefined; what it is in general is known where the function stands.
      return getter.node.params.length === 0
        ? callFunction(context, getter, [], place)
        : returnedValue(context, getter.node, getter.module, getter.frame);
    }),
  );
}

/** `this.rows = …`, `this.rows.push(…)`, `this.$set(this.byId, id, …)` in the functions of a definition, by the name of the member. */
function writtenMembers(context: Context, { node, module, frame }: Definition): Map<string, StateWrite[]> {
  const found = new Map<string, StateWrite[]>();
  for (const write of assignedBelow(context, { fn: node, index: 'this', module, frame })) {
    const [name, ...path] = write.path;
    if (typeof name === 'string') addTo(found, name, { ...write, path });
  }
  return found;
}

function isThere(value: Value): boolean {
  return !isUnknown(value) && value.kind !== 'constant';
}

/** What a name of a template means that its component declares by its options. */
export function nameInTemplate(context: Context, node: AnyNode, name: string, module: SourceModule): Value | undefined {
  if (!module.parts) return undefined;
  const [start] = (node as { range?: [number, number] }).range ?? [];
  const isInTemplate = module.parts.some(
    (part) => part.kind === 'template' && start !== undefined && start >= part.start && start < part.end,
  );
  const definition = isInTemplate ? componentOf(module) : undefined;
  const value = definition ? memberOf(context, instanceOf(context, definition, module), name) : UNKNOWN;
  return isUnknown(value) || value.kind === 'constant' ? undefined : value;
}

/** `export default { … }`, `export default defineComponent({ … })`. */
function componentOf(module: SourceModule): ObjectNode | undefined {
  for (const node of indexOf(module).defaultExports) {
    const exported = unwrap(node.declaration);
    const [first = exported] = exported.type === 'CallExpression' ? exported.arguments : [];
    const definition = unwrap(first);
    if (definition.type === 'ObjectExpression') return definition;
  }
  return undefined;
}

/** Methods that change their object, in a chain or in statements: `request().path('cards').query('member_id', id).send()`. */
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { ancestor, referencesOf } from '../syntax/module-index.js';
import { isFunction, memberName, rangeOf, unwrap, type FunctionNode, type NodeOf } from '../syntax/nodes.js';
import { takenBy } from '../syntax/outermost.js';
import { nodesWithin } from '../syntax/nodes-within.js';
import { returnedBy } from '../syntax/returned.js';
import { madeObject } from '../values/made-values.js';
import {
  UNDEFINED,
  alternatives,
  isUnknown,
  mapValue,
  onlyPart,
  plainText,
  union,
  type Entry,
  type Frame,
  type FunctionValue,
  type InstanceValue,
  type ObjectValue,
  type Place,
  type Value,
} from '../values/value.js';
import { argumentsOf } from './calls.js';
import { classesOf, instanceMember } from './classes.js';
import type { Context } from './context.js';
import { openFrame } from './frames.js';
import { chainOf, type LaterCall } from './later-calls.js';
import { joinTexts } from './text.js';

/** Calls in one chain; longer ones are generated. */
const MAX_CALLS = 40;

/** What a method gives, where it is its own object: that object, which remembers the call. */
export function afterCall(context: Context, given: Value, target: FunctionValue, args: Value[], place: Place): Value {
  const { self, node, module } = target;
  if (self?.kind !== 'instance' || !givesItself(node, module)) return given;
  if (!alternatives(given).some((part) => part === self)) return given;
  return remembering(context, self, target, args, place);
}

/** An object that remembers one more call; before its first one it remembers that there was none. */
function remembering(
  context: Context,
  self: InstanceValue,
  target: FunctionValue,
  args: Value[],
  place: Place,
): InstanceValue {
  const calls = self.calls ?? [];
  if (calls.length >= MAX_CALLS) return self;
  const before = self.calls ? self : untouched(self);
  const frame = openFrame(context, { ...target, self: before }, args, place);
  return frame ? { ...before, calls: [...calls, frame] } : self;
}

const fresh = new WeakMap<InstanceValue, InstanceValue>();

/** The same for each object, since what is evaluated for it is remembered by it. */
function untouched(self: InstanceValue): InstanceValue {
  const known = fresh.get(self) ?? { ...self, calls: [] };
  fresh.set(self, known);
  return known;
}

/** True for a method that ends with `return this`. */
function givesItself(fn: FunctionNode, module: SourceModule): boolean {
  return returnedBy(fn, module).some((returned) => unwrap(returned).type === 'ThisExpression');
}

/** What a field of an object is after the calls that it remembers; `member` is what it is where nothing is known of them. */
export function fieldAfterCalls(context: Context, self: InstanceValue, name: string, member: Value): Value {
  const changes = (self.calls ?? []).flatMap((frame) =>
    changesIn(frame.fn, frame.module, name).map((change) => ({ change, frame })),
  );
  return changes.reduce(
    (value, { change, frame }) => changed(context, value, change, frame),
    begun(context, self, name, member),
  );
}

/** A field without what methods may add to it of which it is known whether they were called. */
function begun(context: Context, self: InstanceValue, name: string, member: Value): Value {
  const isWritten = (): boolean =>
    classesOf(context, self.class).some(({ node, module }) =>
      node.body.body.some(
        ({ type, ...item }) =>
          type === 'MethodDefinition' &&
          'value' in item &&
          item.value &&
          isFunction(item.value) &&
          isKnown(self, item.value, module) &&
          changesIn(item.value, module, name).length > 0,
      ),
    );
  if (isUnknown(member)) return isWritten() ? UNDEFINED : member;
  return mapValue(member, (part): Value => {
    if (part.kind === 'query')
      return { ...part, writes: part.writes.filter((write) => !isKnownByCalls(self, write.call, write.module)) };
    if (part.kind === 'object') return isWritten() ? asWritten(part) : part;
    const initial = part.kind === 'array' ? part.place?.node : undefined;
    return part.kind === 'array' && initial?.type === 'ArrayExpression'
      ? { ...part, elements: part.elements.slice(0, initial.elements.length) }
      : part;
  });
}

/** An object literal by its text alone, without what is put into it later. */
function asWritten({ place, entries, spreads }: ObjectValue): ObjectValue {
  const properties = place?.node.type === 'ObjectExpression' ? place.node.properties : [];
  const written = properties.filter(({ type }) => type === 'SpreadElement').length;
  return { kind: 'object', place: undefined, entries, spreads: spreads.slice(0, written) };
}

/** True for a node in a method whose calls an object remembers: those that give the object back, and those it was called with. */
export function isKnownByCalls(self: InstanceValue, node: AnyNode, module: SourceModule): boolean {
  const fn = ancestor(node, module, (around) => isFunction(around) && around.type !== 'ArrowFunctionExpression');
  return fn !== undefined && isFunction(fn) && isKnown(self, fn, module);
}

function isKnown(self: InstanceValue, fn: FunctionNode, module: SourceModule): boolean {
  return givesItself(fn, module) || (self.calls ?? []).some((call) => call.fn === fn);
}

/** An object that a variable holds, after what is called on it in statements of its own: `request.setPath('/cards');`. */
export function afterStatements(
  context: Context,
  value: Value,
  variable: VariableLike,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const [definition] = variable.defs;
  if (value.kind !== 'instance' || !value.args || !definition) return value;
  const home = functionAround(definition.node as AnyNode, module);
  let current = value;
  for (const reference of referencesOf(variable, module)) {
    if (functionAround(reference, module) !== home) continue;
    for (const { name, call } of statementCalls(reference, module)) {
      const method = instanceMember(context, current, name);
      if (method.kind !== 'function' || !changesFields(method)) continue;
      const args = argumentsOf(context, call, module, frame);
      current = remembering(context, current, method, args, { node: call, module, frame });
    }
  }
  return current;
}

function functionAround(node: AnyNode, module: SourceModule): AnyNode | undefined {
  return ancestor(node, module, isFunction);
}

/** The calls of a statement that begins with a name: `request.setPath('/cards').setMethod('GET');`. */
function statementCalls(reference: AnyNode, module: SourceModule): readonly LaterCall[] {
  const calls = chainOf(reference, module);
  const last = calls.at(-1);
  return last && takenBy(last.call, module).taker?.type === 'ExpressionStatement' ? calls : [];
}

/** Methods that add to what a field holds; `assign` is that of `Object`. */
const ADDING = new Set(['push', 'unshift', 'assign', 'set', 'append', 'add']);

/** True for a method that writes to fields of its object. */
function changesFields({ node, module }: FunctionValue): boolean {
  return changesOf(node, module).some(({ change }) => {
    if (change.type === 'AssignmentExpression') return true;
    return change.callee.type === 'MemberExpression' && ADDING.has(memberName(change.callee) ?? '');
  });
}

/** What a method does to a field: `this.path = path`, `this.params[name] = value`, `this.segments.push(…)`, `this.query.set(name, value)`. */
function changesIn(fn: AnyNode, module: SourceModule, name: string): Change[] {
  return changesOf(fn, module).flatMap(({ field, change }) => (field === name ? [change] : []));
}

type Change = NodeOf<'AssignmentExpression'> | NodeOf<'CallExpression'>;

const changesByFunction = new WeakMap<AnyNode, readonly { field: string; change: Change }[]>();

/** What a method may do to the fields of its object, in the order of the source. Remembered: each read of a field asks. */
function changesOf(fn: AnyNode, module: SourceModule): readonly { field: string; change: Change }[] {
  const before = changesByFunction.get(fn);
  if (before) return before;
  const nodes = [
    ...nodesWithin('assignments', { node: fn, module }),
    ...nodesWithin('calls', { node: fn, module }).filter((call) => call.type === 'CallExpression'),
  ];
  const changes = nodes
    .flatMap((change) => fieldsOf(change).map((field) => ({ field, change })))
    .sort((a, b) => rangeOf(a.change)[0] - rangeOf(b.change)[0]);
  changesByFunction.set(fn, changes);
  return changes;
}

function fieldsOf(change: Change): string[] {
  if (change.type === 'AssignmentExpression') return known([fieldOf(change.left) ?? memberOwner(change.left)]);
  const { callee, arguments: given } = change;
  if (callee.type !== 'MemberExpression') return [];
  // `Object.assign(this.params, more)`
  const merged = memberName(callee) === 'assign' && given[0] ? fieldOf(given[0]) : undefined;
  return known([memberOwner(callee), merged]);
}

function known(fields: readonly (string | undefined)[]): string[] {
  return fields.filter((field) => field !== undefined);
}

/** `path` of `this.path`. */
function fieldOf(written: AnyNode): string | undefined {
  const node = unwrap(written);
  return node.type === 'MemberExpression' && node.object.type === 'ThisExpression' ? memberName(node) : undefined;
}

/** `params` of `this.params[name]`. */
function memberOwner(written: AnyNode): string | undefined {
  const node = unwrap(written);
  return node.type === 'MemberExpression' ? fieldOf(node.object) : undefined;
}

function changed(context: Context, value: Value, change: Change, frame: Frame): Value {
  const { module } = frame;
  if (change.type === 'CallExpression') return afterMethod(context, value, change, frame);
  const { left, operator, right } = change;
  const given = context.evaluate(right, module, frame);
  if (left.type === 'MemberExpression' && left.object.type !== 'ThisExpression')
    return withMember(value, nameIn(context, left, frame), () => given);
  const place: Place = { node: right, module, frame };
  const put =
    operator === '+='
      ? joinTexts(
          [
            { value, place },
            { value: given, place },
          ],
          '',
        )
      : given;
  const isConditional =
    ancestor(change, module, (node) => node.type === 'IfStatement' || isFunction(node)) !== frame.fn;
  return isConditional ? union([value, put]) : put;
}

/** A name that a call tells: its text, where that stands. */
interface Told {
  name: string;
  module: SourceModule;
  node: AnyNode;
}

function nameIn(context: Context, member: NodeOf<'MemberExpression'>, frame: Frame): Told | undefined {
  const { module } = frame;
  const known = memberName(member);
  return known === undefined
    ? told(context.evaluate(member.property, module, frame))
    : { name: known, module, node: member.property };
}

function told(value: Value): Told | undefined {
  const part = onlyPart(value);
  const name = plainText(value);
  return part && name !== undefined ? { name, module: part.module, node: part.node } : undefined;
}

function withMember(value: Value, member: Told | undefined, read: () => Value): Value {
  if (!member) return value;
  const { name, module, node } = member;
  return madeObject(new Map([[name, entryAt(module, node, read)]]), [() => value]);
}

const entryAt = (module: SourceModule, node: AnyNode, value: () => Value): Entry => ({
  value,
  module,
  key: node,
  property: node,
});

function afterMethod(context: Context, value: Value, call: NodeOf<'CallExpression'>, frame: Frame): Value {
  const { module } = frame;
  const method = call.callee.type === 'MemberExpression' ? memberName(call.callee) : undefined;
  switch (method) {
    case 'push':
    case 'unshift': {
      const added = argumentsOf(context, call, module, frame).map((item) => () => item);
      const before = value.kind === 'array' ? value.elements : [];
      return {
        kind: 'array',
        place: undefined,
        elements: method === 'push' ? [...before, ...added] : [...added, ...before],
      };
    }
    case 'assign': {
      const given = argumentsOf(context, call, module, frame).slice(1);
      return madeObject(new Map(), [() => value, ...given.map((part) => () => part)]);
    }
    case 'set':
    case 'append':
    case 'add': {
      const [name, item] = call.arguments;
      if (!name || !item || value.kind !== 'query') return value;
      return { ...value, writes: [...value.writes, { name, value: item, call, module, frame }] };
    }
    default:
      return value;
  }
}

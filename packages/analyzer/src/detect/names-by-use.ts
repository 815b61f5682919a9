/**
 * Field names that a value carries to where it reads a resource: `row[KEY]`, `{ [KEY]: x } = row`, `get(row, KEY)`, `pick(row, FIELDS)`. A
 * match stands at the literal, which may be in another module.
 */
import type { AnyNode, SourceModule } from '../contracts.js';
import { refill } from '../evaluate/budget.js';
import { splitPath } from '../evaluate/collection-calls.js';
import type { Context } from '../evaluate/context.js';
import { openFrame } from '../evaluate/frames.js';
import { usesOfFunction } from '../evaluate/function-uses.js';
import { ownerWithTypes } from '../evaluate/oracle-types.js';
import { patternValue } from '../evaluate/patterns.js';
import { ancestor, indexOf, parentOf, variableAt, type ModuleIndex } from '../syntax/module-index.js';
import {
  isFunction,
  literalString,
  memberName,
  propertyName,
  unwrap,
  type FunctionNode,
  type NodeOf,
} from '../syntax/nodes.js';
import { alternatives, isOfService, union, type Frame, type Value } from '../values/value.js';
import type { Found } from './match-list.js';
import { detectRead, knownFunction, named, readerOf } from './name-readers.js';
import { addNames, nameTexts, rowsOf, type NameText } from './named-fields.js';
import { detectNamesHandedOn } from './names-handed-on.js';
import { detectPickedNames } from './picked-names.js';
import { mayBeGiven } from './rows-given.js';

interface Adder {
  add(found: Found): void;
}

/** A member that is taken under a key: `row[key]`, `{ [key]: value } = row`. */
interface KeyRead {
  key: AnyNode;
  /** The expression or pattern whose member is taken. */
  typed: AnyNode;
  owner: (frame: Frame | undefined) => Value;
}

/** Adds the matches of names that the code of a module uses, wherever they are written. */
export function detectNamesByUse(context: Context, module: SourceModule, list: Adder): void {
  const index = indexOf(module);
  for (const read of keysRead(context, index, module)) {
    refill(context);
    if (!parameterOwner(read.key, module) && namesOfKey(context, read, module, undefined).length === 0) continue;
    for (const frame of framesOf(context, read.key, module)) addKey(context, read, module, frame, list);
  }
  for (const call of index.calls) {
    if (call.type === 'TaggedTemplateExpression' || call.arguments.length === 0) continue;
    refill(context);
    if (call.type === 'CallExpression') {
      detectReader(context, call, module, list);
      detectNamesHandedOn(context, call, module, undefined, list);
      detectPickedNames(context, call, module, list);
    }
    detectNamesBeside(context, call, module, list);
  }
}

/** Where members are taken under keys that are not written out. */
export function* keysRead(
  context: Context,
  { members, properties }: Pick<ModuleIndex, 'members' | 'properties'>,
  module: SourceModule,
): Generator<KeyRead> {
  for (const member of members) {
    if (!member.computed || memberName(member) !== undefined || member.property.type === 'Literal') continue;
    const owner = (frame: Frame | undefined): Value => context.evaluate(member.object, module, frame);
    yield { key: member.property, typed: member.object, owner };
  }
  for (const property of properties) {
    const pattern = parentOf(property, module);
    if (!property.computed || propertyName(property) !== undefined || pattern?.type !== 'ObjectPattern') continue;
    const owner = (frame: Frame | undefined): Value => patternValue(context, pattern, module, frame);
    yield { key: property.key, typed: pattern, owner };
  }
}

function namesOfKey(context: Context, { key }: KeyRead, module: SourceModule, frame: Frame | undefined): NameText[] {
  return nameTexts(context.evaluate(key, module, frame)).filter((name) => context.index.fieldTargets.has(name.text));
}

/** Adds the matches of the names that a key is in one call of the function around it. */
export function addKey(
  context: Context,
  read: KeyRead,
  module: SourceModule,
  frame: Frame | undefined,
  list: Adder,
): void {
  const names = namesOfKey(context, read, module, frame);
  if (names.length === 0 || !mayBeGiven(read.typed, module, frame)) return;
  const value = read.owner(frame);
  for (const name of names) {
    const known = ownerWithTypes(context, value, name.text, read.typed, module);
    addNames(context, single(known), [name], undefined, list);
  }
}

/** A key takes a member of the object itself, never of its elements. */
function single(value: Value): Value {
  return union(alternatives(value).filter((part) => part.kind === 'resource' || part.kind === 'object'));
}

/**
 * The calls that decide a key: those of the function whose parameter it is, or of one around it that is given rows and names together.
 * Without any, the key stands for itself.
 */
function framesOf(context: Context, key: AnyNode, module: SourceModule): (Frame | undefined)[] {
  for (const fn of functionsDeciding(key, module)) {
    const calls = usesOfFunction(context, fn, module).flatMap((use) => (use.kind === 'call' ? [use] : []));
    if (calls.length === 0 || calls.length > MAX_CALLS) continue;
    return calls.flatMap((use) => {
      const args = use.call.arguments.map((argument) => context.evaluate(argument, use.module, undefined));
      const target = { kind: 'function', node: fn, module, frame: undefined, self: undefined, bound: [] } as const;
      const place = { node: use.call, module: use.module, frame: undefined };
      const frame = openFrame(context, { ...target, bound: [] }, args, place);
      return frame ? [frame] : [];
    });
  }
  return [undefined];
}

/** Calls of one function that are looked at one by one. */
const MAX_CALLS = 40;

function functionsDeciding(key: AnyNode, module: SourceModule): FunctionNode[] {
  const owner = parameterOwner(key, module);
  const around: FunctionNode[] = [];
  for (let node = ancestor(key, module, isFunction); node; node = ancestor(node, module, isFunction))
    if (isFunction(node) && node.params.length > 1 && node !== owner) around.push(node);
  return owner ? [owner, ...around] : around;
}

function parameterOwner(key: AnyNode, module: SourceModule): FunctionNode | undefined {
  if (key.type !== 'Identifier') return undefined;
  const definition = variableAt(key.name, key, module)?.defs[0];
  if (definition?.type !== 'Parameter') return undefined;
  const fn = definition.node as AnyNode;
  return isFunction(fn) ? fn : undefined;
}

/** A call that reads names: in each call of the function around it that decides them. */
function detectReader(context: Context, call: NodeOf<'CallExpression'>, module: SourceModule, list: Adder): void {
  const reader = readerOf(context, call, module);
  if (!reader) return;
  const key = call.arguments.find((argument) => {
    if (argument.type === 'SpreadElement' || argument.type === 'Literal') return false;
    return named(context.evaluate(argument, module, undefined)).some(({ text }) =>
      splitPath(text).some((name) => context.index.fieldTargets.has(name)),
    );
  });
  const frames = key && !reader.owner ? framesOf(context, key, module) : [undefined];
  for (const frame of frames) detectRead(context, reader, call, module, frame, list);
}

/**
 * Names in what a function of a package is given beside rows of the service: `stringify(groups, { columns: ['name', 'members_count'] })`,
 * `new Fuse(cards, { keys: ['sub_type'] })`. What it does with them is not known, so these are `likely` at most.
 */
function detectNamesBeside(
  context: Context,
  call: NodeOf<'CallExpression' | 'NewExpression'>,
  module: SourceModule,
  list: Adder,
): void {
  const literals = call.arguments
    .flatMap((argument) => listedNames(argument, 0))
    .filter(({ text }) => context.index.fieldTargets.has(text));
  if (literals.length === 0 || !givesToOthers(context, call, module)) return;
  const given = call.arguments
    .map((argument) => rowsOf(context.evaluate(argument, module, undefined)))
    .find(isOfService);
  if (!given) return;
  for (const { text, node } of literals)
    addNames(context, given, [{ text, node, module }], call, {
      add: (found) => {
        list.add(atMostLikely(found));
      },
    });
}

function atMostLikely(found: Found): Found {
  return found.belief.confidence === 'certain'
    ? { ...found, belief: { ...found.belief, confidence: 'likely' } }
    : found;
}

const MAX_DEPTH = 3;

/** The texts in the lists of an argument, and of the members of an object: names of columns, keys, fields. */
function listedNames(argument: AnyNode, depth: number): { text: string; node: AnyNode }[] {
  if (depth > MAX_DEPTH) return [];
  const node = unwrap(argument);
  if (node.type === 'ArrayExpression')
    return node.elements.flatMap((element) => {
      const text = element ? literalString(element) : undefined;
      if (element && text !== undefined) return [{ text, node: element }];
      return element ? listedNames(element, depth + 1) : [];
    });
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((item) => (item.type === 'Property' ? listedNames(item.value, depth + 1) : []));
}

/** True for calls of packages of which no table tells what they read. */
function givesToOthers(
  context: Context,
  call: NodeOf<'CallExpression' | 'NewExpression'>,
  module: SourceModule,
): boolean {
  const { callee } = call;
  return alternatives(context.evaluate(callee, module, undefined)).some(
    (part) => part.kind === 'package' && !part.about && !knownFunction(part),
  );
}

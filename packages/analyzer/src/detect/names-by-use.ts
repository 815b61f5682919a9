/**
 * Field names that a value carries to where it reads a resource: `row[KEY]`, `{ [KEY]: x } = row`, `get(row, KEY)`, `pick(row, FIELDS)`. A
 * match stands at the literal, which may be in another module.
 */
import { collectionFunction, collectionFunctionName } from '../clients/collection-functions.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { openFrame } from '../evaluate/frames.js';
import { dataArgument, isData } from '../evaluate/collection-calls.js';
import type { Context } from '../evaluate/context.js';
import { refill } from '../evaluate/budget.js';
import { usesOfFunction } from '../evaluate/function-uses.js';
import { patternValue } from '../evaluate/patterns.js';
import { appliedTo } from '../evaluate/pipelines.js';
import { elementOf } from '../evaluate/members.js';
import { ownerWithTypes } from '../evaluate/oracle-types.js';
import { subjectOfExpectation } from '../evaluate/expectations.js';
import { ancestor, indexOf, parentOf, variableAt } from '../syntax/module-index.js';
import {
  isFunction,
  literalString,
  memberName,
  propertyName,
  unwrap,
  type FunctionNode,
  type NodeOf,
} from '../syntax/nodes.js';
import {
  UNKNOWN,
  alternatives,
  isOfService,
  union,
  type Frame,
  type PackageValue,
  type Value,
} from '../values/value.js';
import type { Found } from './match-list.js';
import { addNames, nameTexts, rowsOf, type NameText } from './named-fields.js';

interface Adder {
  add(found: Found): void;
}

/** Adds the matches of names that the code of a module uses, wherever they are written. */
export function detectNamesByUse(context: Context, module: SourceModule, list: Adder): void {
  const index = indexOf(module);
  for (const member of index.members) {
    if (!member.computed || memberName(member) !== undefined || member.property.type === 'Literal') continue;
    refill(context);
    const owner = (frame: Frame | undefined): Value => context.evaluate(member.object, module, frame);
    detectKey(context, member.property, member.object, module, owner, list);
  }
  for (const property of index.properties) {
    const pattern = parentOf(property, module);
    if (!property.computed || propertyName(property) !== undefined || pattern?.type !== 'ObjectPattern') continue;
    refill(context);
    const owner = (frame: Frame | undefined): Value => patternValue(context, pattern, module, frame);
    detectKey(context, property.key, pattern, module, owner, list);
  }
  for (const call of index.calls) {
    if (call.type === 'TaggedTemplateExpression' || call.arguments.length === 0) continue;
    refill(context);
    if (call.type === 'CallExpression') detectReader(context, call, module, list);
    detectNamesBeside(context, call, module, list);
  }
}

function detectKey(
  context: Context,
  key: AnyNode,
  typed: AnyNode,
  module: SourceModule,
  owner: (frame: Frame | undefined) => Value,
  list: Adder,
): void {
  const namesIn = (frame: Frame | undefined): NameText[] =>
    nameTexts(context.evaluate(key, module, frame)).filter((name) => context.index.fieldTargets.has(name.text));
  if (!parameterOwner(key, module) && namesIn(undefined).length === 0) return;
  for (const frame of framesOf(context, key, module)) {
    const names = namesIn(frame);
    if (names.length === 0) continue;
    const value = owner(frame);
    for (const name of names) {
      const known = ownerWithTypes(context, value, name.text, typed, module);
      addNames(context, single(known), [name], undefined, list);
    }
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

function detectReader(context: Context, call: NodeOf<'CallExpression'>, module: SourceModule, list: Adder): void {
  const reader = readerOf(context, call, module);
  if (!reader) return;
  const args = call.arguments.map((argument) => context.evaluate(argument, module, undefined));
  const given =
    reader.owner ??
    dataArgument(args) ??
    dataOfParent(context, call, module) ??
    dataWithTypes(context, call, args, module);
  if (!given || (!isOfService(given) && !isData(given))) return;
  for (const value of args) {
    if (value === given) continue;
    if (reader.path && value.kind === 'array') {
      addNames(
        context,
        given,
        value.elements.flatMap((read) => nameTexts(read()).slice(0, 1)),
        call,
        list,
      );
    } else {
      const elements = reader.owner ? rowsOf : undefined;
      for (const name of named(value)) addNames(context, given, [name], call, list, elements);
    }
  }
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

/** The argument that is data of the service by its type, asked for the names that the others are. */
function dataWithTypes(
  context: Context,
  call: NodeOf<'CallExpression'>,
  args: readonly Value[],
  module: SourceModule,
): Value | undefined {
  const name = args.flatMap(named).find(({ text }) => context.index.fieldTargets.has(text))?.text;
  if (name === undefined || !context.oracle) return undefined;
  const owners = call.arguments.map((node, index) => {
    const value = args[index] ?? UNKNOWN;
    return node.type === 'Literal' ? value : ownerWithTypes(context, value, name, node, module);
  });
  return owners.find(isOfService);
}

/** Texts, texts in a list, and the keys of an object that rows are compared with. */
function named(value: Value): NameText[] {
  if (value.kind !== 'object' || value.place?.node.type !== 'ObjectExpression') return nameTexts(value);
  return [...value.entries].flatMap(([text, entry]) =>
    entry.key ? [{ text, node: entry.key, module: entry.module }] : [],
  );
}

interface Reader {
  /** An array of texts is one path. */
  path: boolean;
  /** The value that is read, where it is no argument. */
  owner?: Value;
}

const EXPECTED_NAMES = new Set(['toHaveProperty', 'property', 'nested', 'any', 'keys']);
/** `.should('have.property', 'activated')`, `.and('include.keys', 'id')` of Cypress. */
const SAYS = new Set(['should', 'and']);
const OF_A_NAME = /property$|keys?$/;
/** Functions of the platform that are given rows and the names of what they take of them. */
const TAKING_NAMES = new Set(['console.table', 'JSON.stringify']);
const OWN_READERS = new Set(['hasOwn', 'hasOwnProperty', 'has', 'get']);

/** What a call reads by name, if it does: a function of lodash and its like, a method of something made for a type, `Object.hasOwn`. */
function readerOf(context: Context, call: NodeOf<'CallExpression'>, module: SourceModule): Reader | undefined {
  const { callee } = call;
  const name = callee.type === 'MemberExpression' ? memberName(callee) : undefined;
  if (callee.type === 'MemberExpression' && name !== undefined) {
    const root = callee.object.type === 'Identifier' ? callee.object.name : '';
    if ((root === 'Object' || root === 'Reflect') && OWN_READERS.has(name)) return { path: false };
    if (TAKING_NAMES.has(`${root}.${name}`)) return { path: false };
    const expected = EXPECTED_NAMES.has(name) ? subjectOfExpectation(callee, module) : undefined;
    if (expected) return { path: true, owner: context.evaluate(expected, module, undefined) };
    if (name === 'its' || name === 'invoke')
      return { path: true, owner: context.evaluate(callee.object, module, undefined) };
    if (SAYS.has(name) && OF_A_NAME.test(literalString(call.arguments[0]) ?? ''))
      return { path: true, owner: context.evaluate(callee.object, module, undefined) };
    if (name === 'hasOwnProperty') return { path: false, owner: context.evaluate(callee.object, module, undefined) };
    const known = collectionFunction(name);
    const receiver = known?.names ? context.evaluate(callee.object, module, undefined) : UNKNOWN;
    if (known && isOfService(receiver)) return { path: known.names === 'path', owner: receiver };
  }
  if (callee.type !== 'Identifier' && name === undefined) return undefined;
  for (const value of alternatives(context.evaluate(callee, module, undefined))) {
    if (value.kind !== 'package') continue;
    if (value.about) return { path: false, owner: value.about };
    const known = knownFunction(value);
    if (known?.names) return { path: known.names === 'path' };
  }
  return undefined;
}

function knownFunction(value: PackageValue): ReturnType<typeof collectionFunction> {
  const name = collectionFunctionName(value.name, value.path);
  return name === undefined ? undefined : collectionFunction(name);
}

/** `R.map(R.prop('sub_type'), cards)`: the list that the function made by the call is applied to. */
function dataOfParent(context: Context, call: AnyNode, module: SourceModule): Value | undefined {
  const data = appliedTo(context, call, module);
  return data && union([data, elementOf(data)]);
}

/** Calls that read fields by name: functions of lodash and its like, methods of something made for a type, `Object.hasOwn`. */
import { collectionFunction, collectionFunctionName } from '../clients/collection-functions.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { dataArgument, isData } from '../evaluate/collection-calls.js';
import type { Context } from '../evaluate/context.js';
import { subjectOfExpectation } from '../evaluate/expectations.js';
import { elementOf } from '../evaluate/members.js';
import { ownerWithTypes } from '../evaluate/oracle-types.js';
import { appliedTo } from '../evaluate/pipelines.js';
import { literalString, memberName, type NodeOf } from '../syntax/nodes.js';
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
import { mayBeGiven } from './rows-given.js';

/** What a call reads by name. */
export interface Reader {
  /** An array of texts is one path. */
  path: boolean;
  /** The value that is read, where it is no argument. */
  owner?: Value;
}

/** Adds the matches of the names that such a call reads, in one call of the function around it. */
export function detectRead(
  context: Context,
  reader: Reader,
  call: NodeOf<'CallExpression'>,
  module: SourceModule,
  frame: Frame | undefined,
  list: { add(found: Found): void },
): void {
  const args = call.arguments.map((argument) => context.evaluate(argument, module, frame));
  const given =
    reader.owner ??
    dataArgument(args) ??
    dataOfParent(context, call, module) ??
    dataWithTypes(context, call, args, module);
  if (!given || (!isOfService(given) && !isData(given))) return;
  const rows = call.arguments[args.indexOf(given)];
  if (rows && !mayBeGiven(rows, module, frame)) return;
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

/** The names in a value: texts, texts in a list, and the keys of an object that rows are compared with. */
export function named(value: Value): NameText[] {
  if (value.kind !== 'object' || value.place?.node.type !== 'ObjectExpression') return nameTexts(value);
  return [...value.entries].flatMap(([text, entry]) =>
    entry.key ? [{ text, node: entry.key, module: entry.module }] : [],
  );
}

const EXPECTED_NAMES = new Set(['toHaveProperty', 'property', 'nested', 'any', 'keys']);
/** `.should('have.property', 'activated')`, `.and('include.keys', 'id')` of Cypress. */
const SAYS = new Set(['should', 'and']);
const OF_A_NAME = /property$|keys?$/;
/** Functions of the platform that are given rows and the names of what they take of them. */
const TAKING_NAMES = new Set(['console.table', 'JSON.stringify']);
const OWN_READERS = new Set(['hasOwn', 'hasOwnProperty', 'has', 'get']);

/** What a call reads by name, if it does: a function of lodash and its like, a method of something made for a type, `Object.hasOwn`. */
export function readerOf(context: Context, call: NodeOf<'CallExpression'>, module: SourceModule): Reader | undefined {
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

export function knownFunction(value: PackageValue): ReturnType<typeof collectionFunction> {
  const name = collectionFunctionName(value.name, value.path);
  return name === undefined ? undefined : collectionFunction(name);
}

/** `R.map(R.prop('sub_type'), cards)`: the list that the function made by the call is applied to. */
function dataOfParent(context: Context, call: AnyNode, module: SourceModule): Value | undefined {
  const data = appliedTo(context, call, module);
  return data && union([data, elementOf(data)]);
}

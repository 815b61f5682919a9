/** What a list, a table or a constant is asked for, in its module and where it is imported. */
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { calledName } from '../evaluate/called-name.js';
import type { Context } from '../evaluate/context.js';
import { exportedAs } from '../evaluate/exported-names.js';
import { importersOf } from '../evaluate/importers.js';
import { indexOf, parentOf, referencesOf, variableAt } from '../syntax/module-index.js';
import { outermost, takenBy } from '../syntax/outermost.js';
import { contains, isClass, isFunction, memberName, propertyName, unwrap, type NodeOf } from '../syntax/nodes.js';
import { asked, containerOf, type Asked, type Held } from './value-containers.js';
import { optionsOwner } from './value-options.js';

/** Expressions that a list is asked for, types and schemas made of it, and what holds its elements. */
export interface ListUses {
  subjects: Asked[];
  types: Asked[];
  schemas: Asked[];
  uses: Held[];
}

/** Methods and functions that look a value up in a list. */
export const ASKERS: ReadonlySet<string> = new Set([
  'includes',
  'has',
  'indexOf',
  'lastIndexOf',
  'get',
  'hasOwn',
  'hasOwnProperty',
]);
/** Methods whose callback is given each element. */
const WALKERS = new Set(['some', 'every', 'find', 'findLast', 'findIndex', 'filter', 'map', 'flatMap', 'forEach']);
/** Functions that hand a list on, or the keys or values of a table as a list. */
const SAME = new Set(['freeze', 'keys', 'values', 'Set', 'Map', 'from', 'readonly', 'markRaw']);

/** The uses of a list or table literal; with `key`, those of that member of the table or of each row of the list. */
export function usesOfList(
  context: Context,
  list: AnyNode,
  module: SourceModule,
  hops: number,
  key?: string,
): ListUses {
  const { place } = handedOn(list, module);
  return usesOfPlaces(context, [{ node: list, module }, ...namesOf(context, place, module)], hops, key);
}

/** The uses of a member (`key`) of the table that a variable is, an enum for example. */
export function usesOfTable(
  context: Context,
  variable: VariableLike,
  module: SourceModule,
  hops: number,
  key: string,
): ListUses {
  return usesOfPlaces(context, referencesEverywhere(context, variable, module), hops, key);
}

function usesOfPlaces(context: Context, places: readonly Asked[], hops: number, key: string | undefined): ListUses {
  const uses = places.map((item) => usesAt(context, item, hops, key));
  return {
    subjects: uses.flatMap((use) => use.subjects),
    types: uses.flatMap((use) => use.types),
    schemas: uses.flatMap((use) => use.schemas),
    uses: uses.flatMap((use) => use.uses),
  };
}

export const NO_USES: ListUses = { subjects: [], types: [], schemas: [], uses: [] };

/** The expression that stands for the list: through casts, `new Set(…)`, `Object.freeze(…)`, `Object.keys(…)` (`of`: keys or values). */
function handedOn(list: AnyNode, module: SourceModule): { place: AnyNode; of: 'keys' | 'values' | undefined } {
  let place = outermost(list, module);
  let of: 'keys' | 'values' | undefined;
  for (let parent = parentOf(place, module); parent; parent = parentOf(place, module)) {
    if (parent.type !== 'NewExpression' && parent.type !== 'CallExpression') break;
    const name = calledName(parent.callee, module);
    if (parent.arguments[0] !== place || !SAME.has(name)) break;
    if (name === 'keys' || name === 'values') of = name;
    place = outermost(parent, module);
  }
  return { place, of };
}

/** Where the variable or class member that holds an expression is named. */
function namesOf(context: Context, place: AnyNode, module: SourceModule): Asked[] {
  const parent = parentOf(place, module);
  if (parent?.type === 'VariableDeclarator' && parent.init === place && parent.id.type === 'Identifier') {
    const variable = variableAt(parent.id.name, parent.id, module);
    return variable ? referencesEverywhere(context, variable, module) : [];
  }
  if (parent?.type !== 'PropertyDefinition' || parent.value !== place) return [];
  const owner = parentOf(parentOf(parent, module) ?? parent, module);
  const name = propertyName(parent);
  if (!owner || !isClass(owner)) return [];
  return indexOf(module).members.flatMap((member) => {
    const own =
      member.object.type === 'ThisExpression' ? contains(owner, member) : isNamed(member.object, owner.id?.name);
    return own && memberName(member) === name ? [{ node: member, module }] : [];
  });
}

function isNamed(node: AnyNode, name: string | undefined): boolean {
  return node.type === 'Identifier' && node.name === name;
}

/** References to a variable in its module and in those that import it. */
export function referencesEverywhere(context: Context, variable: VariableLike, module: SourceModule): Asked[] {
  const imported = exportedAs(variable.name, variable, module).flatMap((name) => importersOf(context, module, name));
  return [{ variable, module }, ...imported].flatMap((place) =>
    referencesOf(place.variable, place.module).map((node) => ({ node, module: place.module })),
  );
}

/** What one mention of a list asks it for. */
function usesAt(context: Context, mention: Asked, hops: number, named: string | undefined): ListUses {
  const { module } = mention;
  const { place: node, of } = handedOn(mention.node, module);
  // The list of a table's values holds its members, the list of its keys the keys.
  if (of !== undefined && (of === 'keys') !== (named === undefined)) return NO_USES;
  const key = of === 'values' ? undefined : named;
  const parent = parentOf(node, module);
  switch (parent?.type) {
    case 'MemberExpression':
      return parent.object === node ? usesOfMember(context, parent, module, hops, key) : NO_USES;
    case 'BinaryExpression':
      return parent.operator === 'in' && parent.right === node && key === undefined
        ? { ...NO_USES, subjects: asked(parent.left, module) }
        : NO_USES;
    case 'ForOfStatement':
      return parent.right === node
        ? { ...NO_USES, uses: usesOfLoop(context, parent.left, module, hops, key) }
        : NO_USES;
    case 'SpreadElement': {
      const list = parentOf(parent, module);
      return list?.type === 'ArrayExpression' && hops < 4 ? usesOfList(context, list, module, hops + 1, key) : NO_USES;
    }
    case 'TSTypeQuery':
      return { ...NO_USES, types: asked(parent, module) };
    case 'CallExpression': {
      const second = parent.arguments[1];
      if (parent.arguments[0] !== node) return NO_USES;
      return second && ASKERS.has(calledName(parent.callee, module)) && key === undefined
        ? { ...NO_USES, subjects: asked(second, module) }
        : { ...NO_USES, schemas: asked(parent, module) };
    }
    case 'JSXExpressionContainer': {
      const owner = optionsOwner(parent, module);
      return owner ? { ...NO_USES, subjects: asked(owner, module) } : NO_USES;
    }
    default:
      return NO_USES;
  }
}

/** `LIST.includes(x)`, `TABLE[x]`, `LIST.some((item) => …)`, `TABLE.NAME`. */
function usesOfMember(
  context: Context,
  member: NodeOf<'MemberExpression'>,
  module: SourceModule,
  hops: number,
  key: string | undefined,
): ListUses {
  const name = memberName(member);
  const { place: access, taker: call } = takenBy(member, module);
  const isCall = call?.type === 'CallExpression' && call.callee === access;
  const [argument] = isCall ? call.arguments : [];
  if (isCall && name !== undefined && !member.computed) {
    if (ASKERS.has(name) && argument)
      return key === undefined ? { ...NO_USES, subjects: asked(argument, module) } : NO_USES;
    const walker = argument && unwrap(argument);
    if (WALKERS.has(name) && walker && isFunction(walker)) {
      const [parameter] = walker.params;
      return { ...NO_USES, uses: parameter ? usesOfBinding(context, parameter, module, hops, key) : [] };
    }
    return NO_USES;
  }
  if (key === undefined) return member.computed ? { ...NO_USES, subjects: asked(member.property, module) } : NO_USES;
  // A member of the table, by its name or by any.
  if (name !== undefined && name !== key) return NO_USES;
  return { ...NO_USES, uses: held(context, member, module, hops) };
}

function held(context: Context, node: AnyNode, module: SourceModule, hops: number): Held[] {
  return [containerOf(context, node, module, hops + 1) ?? []].flat();
}

function usesOfLoop(
  context: Context,
  left: AnyNode,
  module: SourceModule,
  hops: number,
  key: string | undefined,
): Held[] {
  const pattern = left.type === 'VariableDeclaration' ? left.declarations[0]?.id : left;
  return pattern ? usesOfBinding(context, pattern, module, hops, key) : [];
}

/** What holds the names that an element (or its member `key`) is bound to. */
function usesOfBinding(
  context: Context,
  pattern: AnyNode,
  module: SourceModule,
  hops: number,
  key: string | undefined,
): Held[] {
  if (pattern.type === 'Identifier') {
    const variable = variableAt(pattern.name, pattern, module);
    return (variable ? referencesOf(variable, module) : []).flatMap((reference) => {
      if (key === undefined) return held(context, reference, module, hops);
      const { place, taker: member } = takenBy(reference, module);
      const isMember = member?.type === 'MemberExpression' && member.object === place && memberName(member) === key;
      return isMember ? held(context, member, module, hops) : [];
    });
  }
  if (pattern.type !== 'ObjectPattern' || key === undefined) return [];
  return pattern.properties.flatMap((property) =>
    property.type === 'Property' && propertyName(property) === key
      ? usesOfBinding(context, property.value, module, hops, undefined)
      : [],
  );
}

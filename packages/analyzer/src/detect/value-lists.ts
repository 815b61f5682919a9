/** Values in arrays, sets, maps, tables and constants, and what these are asked for. */
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { once, type Context } from '../evaluate/context.js';
import { parentOf, variableAt } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { isConst, literalString, memberName, propertyName, type NodeOf, unwrap } from '../syntax/nodes.js';
import { containerOf, textOf, written, type Held } from './value-containers.js';
import { heldByDefinition, heldByPattern } from './value-definitions.js';
import { NO_USES, referencesEverywhere, usesOfList, type ListUses } from './value-uses.js';

/** An element of an array, or the key of a pair of a `Map`. */
export function heldByArray(
  context: Context,
  array: NodeOf<'ArrayExpression'>,
  node: AnyNode,
  module: SourceModule,
  hops: number,
): Held {
  const pairs = pairsAround(array, node, module);
  if (pairs) {
    const values = pairs.elements.flatMap((element) => {
      const pair = element && unwrap(element);
      return pair?.type === 'ArrayExpression' ? (textOf(context, pair.elements[0], module) ?? []) : [];
    });
    return { container: { kind: 'write', node: array, values }, module, ...usesOfList(context, pairs, module, hops) };
  }
  const { values, uses } = listAsked(context, array, module, hops, undefined, (element) => element);
  const held: Held = { container: { kind: 'array', node: array, values }, module, ...uses };
  const [first] = array.elements;
  const pair = first && first !== node ? literalString(unwrap(first)) : undefined;
  const members = [
    heldByDefinition(array, module) ?? [],
    pair === undefined ? [] : (heldByPattern(array, pair, module) ?? []),
  ];
  return { ...held, literal: array, members: members.flat() };
}

interface AskedList {
  values: string[];
  uses: ListUses;
}

/** The texts in a list, or in a column of its rows, and what they are asked for; once for all of them: tables have thousands of rows. */
function listAsked(
  context: Context,
  list: NodeOf<'ArrayExpression'>,
  module: SourceModule,
  hops: number,
  column: string | undefined,
  valueIn: (element: AnyNode | null) => AnyNode | null | undefined,
): AskedList {
  const during: AskedList = { values: [], uses: NO_USES };
  return once(context, `asked lists ${hops} ${column ?? ''}`, list, during, () => ({
    values: list.elements.flatMap((element) => textOf(context, valueIn(element), module) ?? []),
    uses: usesOfList(context, list, module, hops, column),
  }));
}

/** The array of pairs that `new Map([[key, value]])` is given, where the node is the key of one. */
function pairsAround(array: AnyNode, node: AnyNode, module: SourceModule): NodeOf<'ArrayExpression'> | undefined {
  const outer = takenBy(array, module).taker;
  const owner = outer && takenBy(outer, module).taker;
  if (array.type !== 'ArrayExpression' || array.elements[0] !== node || outer?.type !== 'ArrayExpression')
    return undefined;
  return owner?.type === 'NewExpression' && owner.callee.type === 'Identifier' && owner.callee.name === 'Map'
    ? outer
    : undefined;
}

/** A constant: what its names are compared with, here and where it is imported. */
export function heldByVariable(
  context: Context,
  declarator: NodeOf<'VariableDeclarator'>,
  node: AnyNode,
  module: SourceModule,
  hops: number,
): Held | undefined {
  if (declarator.id.type !== 'Identifier') return undefined;
  const variable = variableAt(declarator.id.name, declarator.id, module);
  const uses = variable ? usesOfVariable(context, variable, module, hops) : [];
  const text = textOf(context, node, module) ?? '';
  const [first, ...others] = uses.map((use) => use.container.values);
  // Ready for new values only where each of its uses is.
  const values = (first ?? []).filter((value) => others.every((list) => list.includes(value)));
  return {
    container: { kind: 'write', node: declarator, values: [...new Set([text, ...values])] },
    module,
    subjects: [],
    literal: node,
    uses,
  };
}

function usesOfVariable(context: Context, variable: VariableLike, module: SourceModule, hops: number): Held[] {
  return referencesEverywhere(context, variable, module).flatMap(
    (use) => containerOf(context, use.node, use.module, hops + 1) ?? [],
  );
}

/** A key of a table, or a value written to a key. */
export function heldByProperty(
  context: Context,
  property: NodeOf<'Property'>,
  node: AnyNode,
  module: SourceModule,
  hops: number,
): Held | undefined {
  const object = parentOf(property, module);
  if (object?.type !== 'ObjectExpression') return undefined;
  if (property.key === node && !property.computed && !property.shorthand)
    return heldByRecord(context, object, module, hops);
  if (property.value !== node) return undefined;
  const name = propertyName(property);
  const row = takenBy(object, module).taker;
  const held: Held = { ...written(context, property, node, module), literal: node };
  if (row?.type === 'ArrayExpression' && name !== undefined) {
    // One of several rows: `{ value: 'legacy', label: 'Old' }`.
    const { values, uses } = listAsked(context, row, module, hops, name, (item) => valueNamed(item, name));
    const defined = heldByDefinition(object, module, name);
    return {
      ...held,
      container: { kind: 'write', node: property, values },
      ...uses,
      ...(defined ? { members: [defined] } : {}),
    };
  }
  const asTable = isConstantTable(object, module);
  const texts = object.properties.flatMap((item) =>
    item.type === 'Property' ? (textOf(context, item.value, module) ?? []) : [],
  );
  const table = usesOfList(context, object, module, hops, name);
  if (asTable && texts.length > 1) {
    return { ...held, container: { kind: 'enum', node: object, values: texts }, ...table };
  }
  const pattern = name === undefined ? undefined : heldByPattern(object, name, module);
  return { ...held, ...table, members: pattern ? [pattern] : [] };
}

function valueNamed(element: AnyNode | null, name: string): AnyNode | undefined {
  const row = element && unwrap(element);
  if (row?.type !== 'ObjectExpression') return undefined;
  const property = row.properties.find((item) => item.type === 'Property' && propertyName(item) === name);
  return property?.type === 'Property' ? property.value : undefined;
}

/** `{ … } as const` and `Object.freeze({ … })`. */
function isConstantTable(object: AnyNode, module: SourceModule): boolean {
  const { place, taker } = takenBy(object, module);
  if (taker?.type === 'CallExpression') {
    return taker.callee.type === 'MemberExpression' && memberName(taker.callee) === 'freeze';
  }
  for (let inner = object; inner !== place;) {
    const around = parentOf(inner, module);
    if (!around) return false;
    if (around.type === 'TSAsExpression' && isConst(around.typeAnnotation)) return true;
    inner = around;
  }
  return false;
}

/** `{ legacy: 'Old card', … }` as a table over the values. */
export function heldByRecord(
  context: Context,
  object: NodeOf<'ObjectExpression'>,
  module: SourceModule,
  hops = 0,
): Held {
  const values = object.properties.flatMap((item) => (item.type === 'Property' ? (propertyName(item) ?? []) : []));
  return {
    container: { kind: 'record', node: object, values },
    module,
    ...usesOfList(context, object, module, hops),
    literal: object,
  };
}

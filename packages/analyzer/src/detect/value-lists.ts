/** Values in arrays, sets, maps, tables and constants, and what these are asked for. */
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { parentOf, variableAt } from '../syntax/module-index.js';
import { literalString, memberName, propertyName, type NodeOf } from '../syntax/nodes.js';
import { containerOf, textOf, written, type Held } from './value-containers.js';
import { heldByDefinition, heldByPattern } from './value-definitions.js';
import { referencesEverywhere, usesOfList } from './value-uses.js';

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
    const values = pairs.elements.flatMap((pair) =>
      pair?.type === 'ArrayExpression' ? (textOf(context, pair.elements[0], module) ?? []) : [],
    );
    return { container: { kind: 'write', node: array, values }, module, ...usesOfList(context, pairs, module, hops) };
  }
  const values = array.elements.flatMap((element) => textOf(context, element, module) ?? []);
  const held: Held = {
    container: { kind: 'array', node: array, values },
    module,
    ...usesOfList(context, array, module, hops),
  };
  const [first] = array.elements;
  const pair = first && first !== node ? literalString(first) : undefined;
  const members = [
    heldByDefinition(array, module) ?? [],
    pair === undefined ? [] : (heldByPattern(array, pair, module) ?? []),
  ];
  return { ...held, literal: array, members: members.flat() };
}

/** The array of pairs that `new Map([[key, value]])` is given, where the node is the key of one. */
function pairsAround(array: AnyNode, node: AnyNode, module: SourceModule): NodeOf<'ArrayExpression'> | undefined {
  const outer = parentOf(array, module);
  const owner = outer && parentOf(outer, module);
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
  const row = parentOf(object, module);
  const held: Held = { ...written(context, property, node, module), literal: node };
  if (row?.type === 'ArrayExpression' && name !== undefined) {
    // One of several rows: `{ value: 'legacy', label: 'Old' }`.
    const values = row.elements.flatMap((item) => textOf(context, valueNamed(item, name), module) ?? []);
    const defined = heldByDefinition(object, module, name);
    const around = usesOfList(context, row, module, hops, name);
    return {
      ...held,
      container: { kind: 'write', node: property, values },
      ...around,
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

function valueNamed(row: AnyNode | null, name: string): AnyNode | undefined {
  if (row?.type !== 'ObjectExpression') return undefined;
  const property = row.properties.find((item) => item.type === 'Property' && propertyName(item) === name);
  return property?.type === 'Property' ? property.value : undefined;
}

/** `{ … } as const` and `Object.freeze({ … })`. */
function isConstantTable(object: AnyNode, module: SourceModule): boolean {
  const parent = parentOf(object, module);
  if (parent?.type === 'CallExpression') {
    return parent.callee.type === 'MemberExpression' && memberName(parent.callee) === 'freeze';
  }
  if (parent?.type !== 'TSAsExpression') return false;
  const type = parent.typeAnnotation;
  return type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'const';
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

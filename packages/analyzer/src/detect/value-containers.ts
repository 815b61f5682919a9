/** What holds a value literal (a comparison, a case, a list …) and which expressions tell whose values they are. */
import type { AnyNode, SourceModule, ValueContainer, VariableLike } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { exportedAs, importersOf } from '../evaluate/function-uses.js';
import { indexOf, parentOf, referencesOf, variableAt } from '../syntax/module-index.js';
import { literalString, memberName, propertyName, rangeOf, type NodeOf } from '../syntax/nodes.js';
import { otherSide } from './value-sets.js';

/** A container and the expressions or types whose value its literals are compared with. */
export interface Held {
  container: ValueContainer;
  /** Expressions of the field that the values belong to. */
  subjects: { node: AnyNode; module: SourceModule }[];
  /** A type whose values these are: the key of a `Record`, the element of an annotated list. */
  literal?: AnyNode;
}

/** The container of a literal or of a key, or undefined where the text is used for something else. */
export function containerOf(context: Context, literal: AnyNode, module: SourceModule): Held | undefined {
  let node = literal;
  let parent = parentOf(node, module);
  while (
    parent &&
    /^(TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|ParenthesizedExpression)$/.test(parent.type)
  ) {
    node = parent;
    parent = parentOf(node, module);
  }
  if (!parent) return undefined;
  switch (parent.type) {
    case 'BinaryExpression': {
      const other = otherSide(parent, node);
      if (!other) return undefined;
      const values = comparedValues(parent, other, module);
      const container: ValueContainer = { kind: 'comparison', node: parent, operator: parent.operator, other, values };
      return { container, subjects: [{ node: other, module }] };
    }
    case 'SwitchCase': {
      const owner = parentOf(parent, module);
      if (owner?.type !== 'SwitchStatement') return undefined;
      const values = owner.cases.flatMap((item) => literalString(item.test) ?? []);
      return {
        container: { kind: 'case', node: parent, switch: owner, values },
        subjects: [{ node: owner.discriminant, module }],
      };
    }
    case 'ArrayExpression':
      return heldByArray(context, parent, module);
    case 'TSLiteralType':
      return heldByUnion(parent, module);
    case 'TSEnumMember':
      return heldByEnum(parent, module);
    case 'Property':
      return heldByProperty(context, parent, node, module);
    case 'AssignmentExpression':
      return parent.right === node
        ? { container: written(parent, literal), subjects: [{ node: parent.left, module }] }
        : undefined;
    case 'CallExpression':
      return heldByCall(parent, node, literal, module);
    default:
      return undefined;
  }
}

function written(node: AnyNode, literal: AnyNode): ValueContainer {
  return { kind: 'write', node, values: [literalString(literal) ?? ''] };
}

/** The values that a chain of comparisons of the same expression knows (`a === 'x' || a === 'y'`, else-if). */
function comparedValues(comparison: AnyNode, other: AnyNode, module: SourceModule): string[] {
  let root = comparison;
  for (let parent = parentOf(root, module); parent; parent = parentOf(root, module)) {
    const joins =
      parent.type === 'LogicalExpression' ||
      (parent.type === 'IfStatement' && (parent.test === root || parent.alternate === root));
    if (!joins) break;
    root = parent;
  }
  const text = sourceOf(other, module);
  const values: string[] = [];
  const stack: AnyNode[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'LogicalExpression') stack.push(node.left, node.right);
    else if (node.type === 'IfStatement') stack.push(node.test, ...(node.alternate ? [node.alternate] : []));
    else if (node.type === 'BinaryExpression') {
      const value = literalString(node.right) ?? literalString(node.left);
      const side = literalString(node.right) === undefined ? node.right : node.left;
      if (value !== undefined && sourceOf(side, module) === text) values.push(value);
    }
  }
  return values;
}

function sourceOf(node: AnyNode, module: SourceModule): string {
  const [start, end] = rangeOf(node);
  return module.text.slice(start, end);
}

const ASKERS = new Set(['includes', 'has', 'indexOf', 'lastIndexOf']);

function heldByArray(context: Context, array: NodeOf<'ArrayExpression'>, module: SourceModule): Held {
  const values = array.elements.flatMap((element) => (element ? (literalString(bare(element)) ?? []) : []));
  return {
    container: { kind: 'array', node: array, values },
    subjects: askedOf(context, array, module),
    literal: array,
  };
}

/** The literal inside `'x' as const`. */
function bare(node: AnyNode): AnyNode {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? node.expression : node;
}

/** The expressions that a list is asked for: `[…].includes(x)`, `set.has(x)`, `TABLE[x]`, here or where it is imported. */
function askedOf(context: Context, list: AnyNode, module: SourceModule): { node: AnyNode; module: SourceModule }[] {
  let place = list;
  for (let parent = parentOf(place, module); parent; parent = parentOf(place, module)) {
    const through =
      parent.type === 'TSAsExpression' ||
      parent.type === 'TSSatisfiesExpression' ||
      (parent.type === 'NewExpression' && parent.arguments[0] === place) ||
      (parent.type === 'CallExpression' && parent.arguments[0] === place && isFreeze(parent));
    if (!through) break;
    place = parent;
  }
  const direct = askedAt(place, module);
  const variable = variableHolding(place, module);
  if (!variable) return direct;
  const places = [{ variable, module }, ...importedAs(context, variable, module)];
  return [
    ...direct,
    ...places.flatMap((use) =>
      referencesOf(use.variable, use.module).flatMap((reference) => askedAt(reference, use.module)),
    ),
  ];
}

function isFreeze(call: NodeOf<'CallExpression'>): boolean {
  return call.callee.type === 'MemberExpression' && memberName(call.callee) === 'freeze';
}

function variableHolding(place: AnyNode, module: SourceModule): VariableLike | undefined {
  const parent = parentOf(place, module);
  if (parent?.type !== 'VariableDeclarator' || parent.id.type !== 'Identifier') return undefined;
  return variableAt(parent.id.name, parent.id, module);
}

function importedAs(
  context: Context,
  variable: VariableLike,
  module: SourceModule,
): { variable: VariableLike; module: SourceModule }[] {
  return exportedAs(variable.name, variable, module).flatMap((name) => importersOf(context, module, name));
}

function askedAt(place: AnyNode, module: SourceModule): { node: AnyNode; module: SourceModule }[] {
  let holder = place;
  let member = parentOf(place, module);
  if (member?.type === 'TSAsExpression') {
    holder = member;
    member = parentOf(member, module);
  }
  if (member?.type !== 'MemberExpression' || member.object !== holder) return [];
  if (member.computed) return [{ node: member.property, module }];
  let access: AnyNode = member;
  let call = parentOf(member, module);
  if (call?.type === 'ChainExpression') {
    access = call;
    call = parentOf(call, module);
  }
  if (call?.type !== 'CallExpression' || call.callee !== access || !ASKERS.has(memberName(member) ?? '')) return [];
  const [argument] = call.arguments;
  return argument ? [{ node: argument, module }] : [];
}

function heldByUnion(literalType: NodeOf<'TSLiteralType'>, module: SourceModule): Held {
  const parent = parentOf(literalType, module);
  const union = parent?.type === 'TSUnionType' ? parent : undefined;
  const types = union ? union.types : [literalType];
  const values = types.flatMap((type) => (type.type === 'TSLiteralType' ? (literalString(type.literal) ?? []) : []));
  return { container: { kind: 'union', node: union ?? literalType, values }, subjects: [] };
}

function heldByEnum(member: NodeOf<'TSEnumMember'>, module: SourceModule): Held | undefined {
  let owner = parentOf(member, module);
  if (owner?.type === 'TSEnumBody') owner = parentOf(owner, module);
  if (owner?.type !== 'TSEnumDeclaration') return undefined;
  const values = owner.body.members.flatMap((item) => literalString(item.initializer) ?? []);
  return { container: { kind: 'enum', node: owner, values }, subjects: enumSubjects(owner, module) };
}

/** What is compared with a member of the enum in its module. */
function enumSubjects(
  owner: NodeOf<'TSEnumDeclaration'>,
  module: SourceModule,
): { node: AnyNode; module: SourceModule }[] {
  const variable = variableAt(owner.id.name, owner, module);
  if (!variable) return [];
  return referencesOf(variable, module).flatMap((reference) => {
    const member = parentOf(reference, module);
    if (member?.type !== 'MemberExpression' || member.object !== reference) return [];
    const parent = parentOf(member, module);
    if (parent?.type === 'SwitchCase') {
      const cases = parentOf(parent, module);
      return cases?.type === 'SwitchStatement' ? [{ node: cases.discriminant, module }] : [];
    }
    const other = parent ? otherSide(parent, member) : undefined;
    return other ? [{ node: other, module }] : [];
  });
}

/** A key of a table, or a value written to a key. */
function heldByProperty(
  context: Context,
  property: NodeOf<'Property'>,
  node: AnyNode,
  module: SourceModule,
): Held | undefined {
  const object = parentOf(property, module);
  if (object?.type !== 'ObjectExpression') return undefined;
  if (property.key === node && !property.computed) return heldByRecord(context, object, module);
  if (property.value !== node) return undefined;
  const values = [literalString(node) ?? ''];
  // Listed among the values of a constant table: `const TYPES = { LEGACY: 'legacy', … } as const`.
  const listed = object.properties.flatMap((item) =>
    item.type === 'Property' ? (literalString(item.value) ?? []) : [],
  );
  const key = propertyName(property);
  return {
    container: { kind: 'write', node: property, values: listed.length > 1 && key !== 'type' ? listed : values },
    subjects: [],
    literal: object,
  };
}

/** `{ legacy: 'Old card', … }` as a table over the values. */
export function heldByRecord(context: Context, object: NodeOf<'ObjectExpression'>, module: SourceModule): Held {
  const values = object.properties.flatMap((item) =>
    item.type === 'Property' ? (propertyName(item as { key: AnyNode; computed: boolean }) ?? []) : [],
  );
  return {
    container: { kind: 'record', node: object, values },
    subjects: askedOf(context, object, module),
    literal: object,
  };
}

const SUBSCRIBERS = new Set([
  'on',
  'once',
  'off',
  'subscribe',
  'unsubscribe',
  'addListener',
  'addEventListener',
  'removeListener',
]);

/** `types.includes('legacy')`, `bus.on('member.assign_card', …)`. */
function heldByCall(
  call: NodeOf<'CallExpression'>,
  node: AnyNode,
  literal: AnyNode,
  module: SourceModule,
): Held | undefined {
  if (call.callee.type !== 'MemberExpression' || call.arguments[0] !== node) return undefined;
  const name = memberName(call.callee) ?? '';
  if (ASKERS.has(name)) {
    const container: ValueContainer = {
      kind: 'comparison',
      node: call,
      operator: name,
      other: call.callee.object,
      values: [literalString(literal) ?? ''],
    };
    return { container, subjects: [{ node: call.callee.object, module }] };
  }
  return SUBSCRIBERS.has(name) ? { container: written(call, literal), subjects: [] } : undefined;
}

/** Every property key of a module that could be a value. */
export function keysOf(module: SourceModule): { node: AnyNode; name: string }[] {
  return indexOf(module).properties.flatMap((property) => {
    const name = property.computed ? undefined : propertyName(property);
    const parent = parentOf(property, module);
    return name !== undefined && parent?.type === 'ObjectExpression' ? [{ node: property.key, name }] : [];
  });
}

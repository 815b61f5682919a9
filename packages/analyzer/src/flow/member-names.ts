/** Members by their names, wherever they stand: the flow does not tell apart the objects that hold them. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { childrenOf, indexOf, parentOf } from '../syntax/module-index.js';
import { isClass, literalString, memberName, propertyName, type FunctionNode, type NodeOf } from '../syntax/nodes.js';

/** Where the members of a name stand in a module. */
export interface NamedMembers {
  /** `x.name`, `x['name']`, `<x.name>`. */
  reads: NodeOf<'MemberExpression' | 'JSXMemberExpression'>[];
  /** What `{ name: pattern }` binds, and what it takes apart where that stands beside it. */
  taken: { pattern: AnyNode; from: AnyNode | undefined }[];
  /** What is written under the name: values of keys, assignments, fields, methods, attributes; of `constructor(private name)` the parameter. */
  given: AnyNode[];
  /** The types that declared members of the name have. */
  typed: AnyNode[];
}

const tables = new WeakMap<SourceModule, Map<string, NamedMembers>>();
const NONE: NamedMembers = { reads: [], taken: [], given: [], typed: [] };

/** The members of a name in a module. */
export function membersNamed(name: string, module: SourceModule): NamedMembers {
  return tableOf(module).get(name) ?? NONE;
}

/** The names of all members in a module. */
export function memberNames(module: SourceModule): Iterable<string> {
  return tableOf(module).keys();
}

function tableOf(module: SourceModule): Map<string, NamedMembers> {
  let table = tables.get(module);
  if (!table) {
    table = build(module);
    tables.set(module, table);
  }
  return table;
}

function build(module: SourceModule): Map<string, NamedMembers> {
  const table = new Map<string, NamedMembers>();
  const at = (name: string): NamedMembers => {
    const known = table.get(name) ?? { reads: [], taken: [], given: [], typed: [] };
    table.set(name, known);
    return known;
  };
  const index = indexOf(module);
  for (const member of index.members) {
    const name = memberName(member);
    if (name === undefined) continue;
    at(name).reads.push(member);
    const parent = parentOf(member, module);
    if (parent?.type === 'AssignmentExpression' && parent.left === member) at(name).given.push(parent.right);
  }
  for (const property of index.properties) {
    const name = propertyName(property);
    if (name === undefined) continue;
    const owner = parentOf(property, module);
    if (owner?.type === 'ObjectPattern')
      at(name).taken.push({ pattern: property.value, from: takenApart(owner, module) });
    else at(name).given.push(property.value);
  }
  for (const attribute of index.attributes) {
    if (attribute.name.type === 'JSXIdentifier' && attribute.value) at(attribute.name.name).given.push(attribute.value);
  }
  for (const member of index.typeMembers) {
    const name = propertyName(member);
    if (name !== undefined && member.typeAnnotation) at(name).typed.push(member.typeAnnotation);
  }
  for (const node of index.parents.keys()) {
    if (node.type === 'MethodDefinition' || node.type === 'PropertyDefinition') {
      const name = propertyName(node);
      if (name !== undefined && node.value) at(name).given.push(node.value);
    } else if (node.type === 'JSXMemberExpression') at(node.property.name).reads.push(node);
    else if (node.type === 'TSEnumMember' && node.initializer) {
      const name = node.id.type === 'Identifier' ? node.id.name : literalString(node.id);
      if (name !== undefined) at(name).given.push(node.initializer);
    } else if (node.type === 'TSParameterProperty') {
      const { parameter } = node;
      const binding = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
      if (binding.type === 'Identifier') at(binding.name).given.push(binding);
    }
  }
  return table;
}

/** What an object pattern takes apart, where that stands beside it. */
export function takenApart(pattern: AnyNode, module: SourceModule): AnyNode | undefined {
  const owner = parentOf(pattern, module);
  if (owner?.type === 'VariableDeclarator') return owner.init ?? undefined;
  return owner?.type === 'AssignmentExpression' ? owner.right : undefined;
}

/** Each `this` that a function means by it. */
export function thisIn(fn: FunctionNode, module: SourceModule): AnyNode[] {
  const found: AnyNode[] = [];
  const pending: AnyNode[] = fn.body ? [fn.body] : [];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.type === 'ThisExpression') found.push(node);
    if (node.type !== 'FunctionExpression' && node.type !== 'FunctionDeclaration' && !isClass(node))
      pending.push(...childrenOf(node, module));
  }
  return found;
}

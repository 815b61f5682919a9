/** One walk over a module: parents, and the nodes that detectors and the evaluator look for. */
import type { AnyNode, ScopeLike, SourceModule, VariableLike } from '../contracts.js';
import { addTo } from '../group.js';
import { memberName, typeName, type NodeOf } from './nodes.js';
import { targetsIn, type AssignedName } from './assigned-names.js';

interface Heritage {
  base: NodeOf<'Identifier'>;
  heir: NodeOf<'TSInterfaceDeclaration' | 'ClassDeclaration'>;
}

export interface ModuleIndex {
  parents: Map<AnyNode, AnyNode>;
  calls: NodeOf<'CallExpression' | 'NewExpression' | 'TaggedTemplateExpression'>[];
  members: NodeOf<'MemberExpression'>[];
  properties: NodeOf<'Property'>[];
  literals: AnyNode[];
  typeMembers: NodeOf<'TSPropertySignature' | 'PropertyDefinition'>[];
  /** By the last name of what they refer to. */
  typeReferences: Map<string, NodeOf<'TSTypeReference'>[]>;
  /** Identifiers and JSX identifiers by name. */
  names: Map<string, AnyNode[]>;
  assignments: NodeOf<'AssignmentExpression'>[];
  /** What assigns to a variable of a name (`x = …`, `({ x } = …)`), and to a member of a name (`….x = …`). */
  assignmentsTo: {
    variable: Map<string, AssignedName[]>;
    member: Map<string, AssignedName[]>;
  };
  returns: Map<AnyNode, NodeOf<'ReturnStatement'>[]>;
  attributes: NodeOf<'JSXAttribute'>[];
  /** What extends what, by the name of what is extended. */
  heritages: Map<string, Heritage[]>;
  /** `yield` expressions by function. */
  yields: Map<AnyNode, NodeOf<'YieldExpression'>[]>;
  switches: NodeOf<'SwitchStatement'>[];
  imports: AnyNode[];
  exports: AnyNode[];
  defaultExports: NodeOf<'ExportDefaultDeclaration'>[];
}

const indexes = new WeakMap<SourceModule, ModuleIndex>();

/** The index of a module, built once. Iterative, so that deep trees cannot exhaust the stack. */
export function indexOf(module: SourceModule): ModuleIndex {
  let index = indexes.get(module);
  if (!index) {
    index = build(module);
    indexes.set(module, index);
  }
  return index;
}

function build(module: SourceModule): ModuleIndex {
  const index: ModuleIndex = {
    parents: new Map(),
    calls: [],
    members: [],
    properties: [],
    literals: [],
    typeMembers: [],
    typeReferences: new Map(),
    names: new Map(),
    assignments: [],
    assignmentsTo: { variable: new Map(), member: new Map() },
    returns: new Map(),
    attributes: [],
    heritages: new Map(),
    yields: new Map(),
    switches: [],
    imports: [],
    exports: [],
    defaultExports: [],
  };
  const stack: { node: AnyNode; fn: AnyNode }[] = [{ node: module.ast, fn: module.ast }];
  for (let item = stack.pop(); item; item = stack.pop()) {
    record(index, item.node, item.fn);
    const fn = item.node.type.includes('Function') ? item.node : item.fn;
    const children = childrenOf(item.node, module);
    for (let i = children.length - 1; i >= 0; i -= 1) {
      const child = children[i];
      if (!child) continue;
      index.parents.set(child, item.node);
      stack.push({ node: child, fn });
    }
  }
  for (const [name, nodes] of index.names) index.names.set(name, withoutRoom(nodes));
  return index;
}

/** The same list without the room for more that a list has which grew: for two items that is room for fifteen. */
function withoutRoom<T>(list: T[]): T[] {
  return list.length > 1 ? list.slice() : list;
}

/** The child nodes of a node in source order of its keys. */
export function childrenOf(node: AnyNode, module: SourceModule): AnyNode[] {
  const children: AnyNode[] = [];
  const keys = module.visitorKeys[node.type] ?? [];
  for (const key of keys) {
    const value = (node as unknown as Record<string, unknown>)[key];
    if (Array.isArray(value)) {
      for (const item of value as unknown[]) if (isNode(item)) children.push(item);
    } else if (isNode(value)) children.push(value);
  }
  return children;
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

function record(index: ModuleIndex, node: AnyNode, fn: AnyNode): void {
  switch (node.type) {
    case 'CallExpression':
    case 'NewExpression':
    case 'TaggedTemplateExpression':
      index.calls.push(node);
      break;
    case 'MemberExpression':
      index.members.push(node);
      break;
    case 'Property':
      index.properties.push(node);
      break;
    case 'Literal':
    case 'TemplateLiteral':
      index.literals.push(node);
      break;
    case 'TSPropertySignature':
    case 'PropertyDefinition':
      index.typeMembers.push(node);
      break;
    case 'TSTypeReference':
      addTo(index.typeReferences, typeName(node.typeName), node);
      break;
    case 'Identifier':
    case 'JSXIdentifier':
      addTo(index.names, node.name, node);
      break;
    case 'AssignmentExpression':
      index.assignments.push(node);
      recordAssignment(index, node);
      break;
    case 'ReturnStatement':
      addTo(index.returns, fn, node);
      break;
    case 'JSXAttribute':
      index.attributes.push(node);
      break;
    case 'TSInterfaceDeclaration':
      for (const { expression } of node.extends) recordHeritage(index, expression, node);
      break;
    case 'ClassDeclaration':
      if (node.superClass) recordHeritage(index, node.superClass, node);
      break;
    case 'YieldExpression':
      addTo(index.yields, fn, node);
      break;
    case 'SwitchStatement':
      index.switches.push(node);
      break;
    case 'ImportDeclaration':
    case 'TSImportEqualsDeclaration':
      index.imports.push(node);
      break;
    case 'ExportDefaultDeclaration':
      index.defaultExports.push(node);
      index.exports.push(node);
      break;
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'TSExportAssignment':
      index.exports.push(node);
      break;
    default:
      break;
  }
}

function recordHeritage({ heritages }: ModuleIndex, base: AnyNode, heir: Heritage['heir']): void {
  if (base.type === 'Identifier') addTo(heritages, base.name, { base, heir });
}

function recordAssignment(index: ModuleIndex, node: NodeOf<'AssignmentExpression'>): void {
  for (const target of targetsIn(node.left)) {
    const written = { target, assignment: node };
    if (target.type === 'Identifier') addTo(index.assignmentsTo.variable, target.name, written);
    const name = target.type === 'MemberExpression' ? memberName(target) : undefined;
    if (name !== undefined) addTo(index.assignmentsTo.member, name, written);
  }
}

export function parentOf(node: AnyNode, module: SourceModule): AnyNode | undefined {
  return indexOf(module).parents.get(node);
}

/** The nearest enclosing node that passes the test, not the node itself. */
export function ancestor(
  node: AnyNode,
  module: SourceModule,
  test: (candidate: AnyNode) => boolean,
): AnyNode | undefined {
  let current = parentOf(node, module);
  while (current && !test(current)) current = parentOf(current, module);
  return current;
}

/** The variable that a name means at a node, by the scopes around it. */
export function variableAt(name: string, node: AnyNode, module: SourceModule): VariableLike | undefined {
  for (let scope = scopeOf(node, module); scope; scope = scope.upper) {
    const variable = scope.set.get(name);
    if (variable) return variable;
  }
  return undefined;
}

/** The variable that a name means at the top of a module. */
export function topLevelVariable(name: string, module: SourceModule): VariableLike | undefined {
  return variableAt(name, topOf(module), module);
}

/** A node at the top of a module: what it sees, the whole module sees. */
export function topOf({ ast }: SourceModule): AnyNode {
  return ast.body[0] ?? ast;
}

/** The innermost scope around a node. */
export function scopeOf(node: AnyNode, module: SourceModule): ScopeLike | null {
  const { parents } = indexOf(module);
  let child: AnyNode | undefined;
  for (let current: AnyNode | undefined = node; current; current = parents.get(current)) {
    const scope = module.scopes.acquire(current, true);
    // What decorates or extends a class, and a function's own name, are outside of its scope.
    if (scope && !(child && isOutside(current, child))) return scope;
    child = current;
  }
  return module.scopes.globalScope;
}

function isOutside(owner: AnyNode, child: AnyNode): boolean {
  if (owner.type === 'ClassDeclaration' || owner.type === 'ClassExpression') return owner.superClass === child;
  if (owner.type === 'FunctionDeclaration') return owner.id === child;
  return owner.type === 'SwitchStatement' && owner.discriminant === child;
}

type Uses = Map<VariableLike, AnyNode[]>;

const usesByName = new WeakMap<SourceModule, Map<string, Uses>>();

/** Every place where a variable is used (not where it is defined), JSX tags included. */
export function referencesOf(variable: VariableLike, module: SourceModule): readonly AnyNode[] {
  const table = usesByName.get(module) ?? new Map<string, Uses>();
  usesByName.set(module, table);
  const known = table.get(variable.name);
  const uses = known ?? usesOf(variable.name, module);
  if (!known) table.set(variable.name, uses);
  return uses.get(variable) ?? [];
}

/** The uses of all variables of a name: in minified code hundreds share one, so they are told apart at once. */
function usesOf(name: string, module: SourceModule): Uses {
  const uses: Uses = new Map();
  for (const node of indexOf(module).names.get(name) ?? []) {
    if (!isReference(node, module)) continue;
    const variable = variableAt(name, node, module);
    if (!variable || variable.defs.some((definition) => definition.name === node)) continue;
    addTo(uses, variable, node);
  }
  for (const [variable, nodes] of uses) uses.set(variable, withoutRoom(nodes));
  return uses;
}

/** False for names that refer to no variable: property names, keys, labels, attribute names. */
function isReference(node: AnyNode, module: SourceModule): boolean {
  const parent = parentOf(node, module);
  if (!parent) return false;
  switch (parent.type) {
    case 'MemberExpression':
      return parent.object === node || parent.computed;
    case 'Property':
      return parent.value === node || parent.computed;
    case 'PropertyDefinition':
    case 'MethodDefinition':
    case 'TSPropertySignature':
      return parent.key !== node || parent.computed;
    case 'JSXAttribute':
    case 'ImportSpecifier':
    case 'TSEnumMember':
      return false;
    case 'JSXMemberExpression':
      return parent.object === node;
    case 'JSXClosingElement':
      return false;
    default:
      return true;
  }
}

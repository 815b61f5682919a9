/** What a type checker says of an expression whose own text leads nowhere: the value of the type that is declared for it. */
import type { AnyNode, SourceModule, TypeDeclaration } from '../contracts.js';
import { childrenOf, parentOf, variableAt } from '../syntax/module-index.js';
import { literalString, memberName, propertyName, rangeOf, unwrap } from '../syntax/nodes.js';
import { UNKNOWN, alternatives, isOfService, union, type Value } from '../values/value.js';
import { once, type Context } from './context.js';
import { declaredValue } from './declared-values.js';
import { patternValue } from './patterns.js';
import { memberOf } from './members.js';
import { listOf } from './named-types.js';
import { isNamedType } from './resource-types.js';
import { literalText } from './text.js';
import { typeNodeValue } from './types.js';

/**
 * The object whose field is named, where that is known, or else what the type checker knows of the expression. A type says nothing
 * against what a value was seen to come from.
 */
export function ownerWithTypes(
  context: Context,
  owner: Value,
  name: string,
  expression: AnyNode,
  module: SourceModule,
): Value {
  const { oracle } = context;
  if (!oracle || !alternatives(owner).every(isOpen)) return owner;
  const declared = ownerDeclared(context, oracle.declarationsOf(expression, module, name), name, module);
  if (!declared || (alternatives(owner).some((part) => part.kind === 'object') && !isOfService(declared))) return owner;
  return declared;
}

/** The object one of whose keys a string is, as the type checker knows it. */
export function keyOwnerWithTypes(context: Context, literal: AnyNode, name: string, module: SourceModule): Value {
  const declarations = context.oracle?.keyOwnersOf(literal, module, name) ?? [];
  return ownerDeclared(context, declarations, name, module) ?? UNKNOWN;
}

const MAX_HOPS = 4;

/** The value of a field, or of what is declared as one, where only types tell whose field an expression reads. */
export function fieldWithTypes(context: Context, expression: AnyNode, module: SourceModule, hops = 0): Value {
  const { oracle } = context;
  const node = unwrap(expression);
  if (!oracle || hops > MAX_HOPS) return UNKNOWN;
  const read = (owner: Value, name: string, typed: AnyNode): Value =>
    memberOf(context, ownerWithTypes(context, owner, name, typed, module), name);
  if (node.type === 'MemberExpression') {
    const name = memberName(node);
    const field =
      name === undefined ? UNKNOWN : read(context.evaluate(node.object, module, undefined), name, node.object);
    if (isOfService(field)) return field;
  }
  const binding = node.type === 'Identifier' ? variableAt(node.name, node, module)?.defs[0] : undefined;
  const named = binding?.name as AnyNode | undefined;
  const property = named && parentOf(named, module);
  const pattern = property?.type === 'Property' ? parentOf(property, module) : undefined;
  if (property?.type === 'Property' && pattern?.type === 'ObjectPattern') {
    const name = propertyName(property);
    const field = name === undefined ? UNKNOWN : read(patternValue(context, pattern, module, undefined), name, pattern);
    if (isOfService(field)) return field;
  }
  if (property?.type === 'VariableDeclarator' && property.id === named && property.init) {
    const initial = fieldWithTypes(context, property.init, module, hops + 1);
    if (isOfService(initial)) return initial;
  }
  return union(oracle.declarationsOf(node, module).flatMap((found) => declaredAs(context, found, module)));
}

/** What declarations say of the member of this name: those that have it, else those that say anything. */
function ownerDeclared(
  context: Context,
  declarations: readonly TypeDeclaration[],
  name: string,
  module: SourceModule,
): Value | undefined {
  const declared = declarations.flatMap((found) => declaredAs(context, found, module));
  const owners = declared.filter((value) => alternatives(value).some((part) => hasMember(part, name)));
  if (owners.length > 0) return union(owners);
  return declared.length > 0 ? union(declared) : undefined;
}

function declaredAs(context: Context, found: TypeDeclaration, module: SourceModule): Value[] {
  const promised = declaredAt(context, found, module);
  return promised ? [found.list ? listOf(promised) : promised] : [];
}

/**
 * Nothing that says whose the field is: unknown, absent, what a package made of something, a list, or an object that the code puts
 * together, which may be declared as a part of a resource all the same.
 */
function isOpen(value: Value): boolean {
  switch (value.kind) {
    case 'unknown':
    case 'package':
    case 'function':
    case 'signature':
    case 'object':
      return true;
    case 'constant':
      return value.value === undefined || value.value === null;
    case 'resource':
      return value.list;
    case 'list':
      return value.access !== 'names';
    default:
      return false;
  }
}

function hasMember(value: Value, name: string): boolean {
  return value.kind === 'object' ? value.entries.has(name) || value.spreads.length > 0 : !isOpen(value);
}

/** The value of the type that is declared at a place. */
function declaredAt(context: Context, { file, start }: TypeDeclaration, from: SourceModule): Value | undefined {
  const opened = file === from.file ? from : context.host?.open?.(file);
  if (!opened || !('ast' in opened)) return undefined;
  const node = typesByStart(context, opened).get(start);
  if (!node) return undefined;
  if (node.type === 'TSEnumDeclaration') return enumValue(node, opened);
  return isNamedType(node)
    ? declaredValue(context, { node, name: node.id?.name ?? 'default', module: opened }, [])
    : typeNodeValue(context, node, opened);
}

function enumValue(node: Extract<AnyNode, { type: 'TSEnumDeclaration' }>, module: SourceModule): Value {
  return union(
    node.body.members.flatMap(({ initializer }) => {
      const text = literalString(initializer);
      return text === undefined || !initializer ? [] : [literalText(initializer, text, module)];
    }),
  );
}

/** The types of a module by where their names start; literals, by where they start, stand for the alias that has nothing else. */
function typesByStart(context: Context, module: SourceModule): ReadonlyMap<number, AnyNode> {
  return once(context, 'types-by-start', module, new Map<number, AnyNode>(), () => {
    const found = new Map<number, AnyNode>();
    const pending: { node: AnyNode; parent: AnyNode }[] = [{ node: module.ast, parent: module.ast }];
    for (let item = pending.pop(); item; item = pending.pop()) {
      const { node, parent } = item;
      if (isNamedType(node) || node.type === 'TSEnumDeclaration') found.set(rangeOf(node.id ?? node)[0], node);
      else if (node.type === 'TSTypeLiteral') found.set(rangeOf(node)[0], isNamedType(parent) ? parent : node);
      for (const child of childrenOf(node, module)) pending.push({ node: child, parent: node });
    }
    return found;
  });
}

/** Which value set a literal union, an enum or the key type of a table belongs to. */
import type { AnyNode, SourceModule } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { importersOf } from '../evaluate/function-uses.js';
import { isNamedType, resourceOfDeclaration } from '../evaluate/resource-types.js';
import { declarationsOfType, type DeclarationNode } from '../evaluate/type-declarations.js';
import { typeName, typeNodeValue } from '../evaluate/types.js';
import { confidenceOf } from '../requests/confidence.js';
import { indexOf, parentOf } from '../syntax/module-index.js';
import { propertyName } from '../syntax/nodes.js';
import type { Value } from '../values/value.js';
import type { SetLink } from './value-sets.js';

/** The set of a union, literal type or enum, by the field whose type it is. */
export function setOfUnion(
  context: Context,
  node: AnyNode,
  values: readonly string[],
  module: SourceModule,
): SetLink | undefined {
  const member = typedMember(node, module);
  if (member) return setOfMember(context, member, module);
  const alias = node.type === 'TSEnumDeclaration' ? node : parentOf(node, module);
  if (alias?.type !== 'TSTypeAliasDeclaration' && alias?.type !== 'TSEnumDeclaration') return undefined;
  if (values.length === 0) return undefined;
  return setOfAlias(context, alias, module);
}

/** The type member whose annotation a type node is (also inside `| null` and arrays). */
function typedMember(node: AnyNode, module: SourceModule): AnyNode | undefined {
  let current = node;
  for (let parent = parentOf(current, module); parent; parent = parentOf(current, module)) {
    if (parent.type === 'TSTypeAnnotation') {
      const member = parentOf(parent, module);
      return member?.type === 'TSPropertySignature' || member?.type === 'PropertyDefinition' ? member : undefined;
    }
    if (parent.type !== 'TSUnionType' && parent.type !== 'TSArrayType') return undefined;
    current = parent;
  }
  return undefined;
}

function setOfMember(context: Context, member: AnyNode, module: SourceModule): SetLink | undefined {
  const body = parentOf(member, module);
  if (!body) return undefined;
  const container =
    body.type === 'TSInterfaceBody' || body.type === 'ClassBody' || body.type === 'TSTypeLiteral'
      ? parentOf(body, module)
      : body;
  if (!container || !isNamedType(container)) return undefined;
  const resource = resourceOfDeclaration(context, { node: container, name: container.id?.name ?? '', module });
  const name = propertyName(member as { key: AnyNode; computed: boolean });
  if (!resource || name === undefined) return undefined;
  const own = context.index.fieldNames.get(name) ?? name;
  const set = context.schedule.resources[resource.resource]?.fields[own]?.values;
  return set === undefined ? undefined : { set, belief: confidenceOf(context, resource.source) };
}

/** An alias or enum belongs to the set of a member that has it as its type, in its module or where it is imported. */
function setOfAlias(context: Context, alias: DeclarationNode, module: SourceModule): SetLink | undefined {
  const name = alias.id?.name ?? '';
  const places = [{ name, module }];
  for (const importer of importersOf(context, module, name)) {
    places.push({ name: importer.variable.name, module: importer.module });
  }
  for (const place of places) {
    for (const reference of indexOf(place.module).typeReferences) {
      if (typeName(reference.typeName) !== place.name) continue;
      const member = typedMember(reference, place.module);
      if (!member) continue;
      if (!declarationsOfType(context, place.name, reference, place.module).some((found) => found.node === alias))
        continue;
      const link = setOfMember(context, member, place.module);
      if (link) return link;
    }
  }
  return undefined;
}

/** The key type of the table an object literal is annotated as: `Record<CardType, string>`. */
export function recordKeyType(context: Context, object: AnyNode, module: SourceModule): Value | undefined {
  let holder = parentOf(object, module);
  let type: AnyNode | undefined;
  if (holder?.type === 'TSSatisfiesExpression' || holder?.type === 'TSAsExpression') {
    type = holder.typeAnnotation;
    if (type.type === 'TSTypeReference' && typeName(type.typeName) === 'const') {
      holder = parentOf(holder, module);
      type = undefined;
    }
  }
  if (!type && holder?.type === 'VariableDeclarator' && holder.id.type === 'Identifier') {
    type = holder.id.typeAnnotation?.typeAnnotation;
  }
  return type ? keyOfRecord(context, type, module) : undefined;
}

function keyOfRecord(context: Context, type: AnyNode, module: SourceModule): Value | undefined {
  if (type.type !== 'TSTypeReference') return undefined;
  const [first] = type.typeArguments?.params ?? [];
  const name = typeName(type.typeName);
  if (name === 'Record' && first) return typeNodeValue(context, first, module);
  return (name === 'Partial' || name === 'Readonly') && first ? keyOfRecord(context, first, module) : undefined;
}

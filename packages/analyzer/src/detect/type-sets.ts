/** Which value set a literal union, an enum or the key type of a table belongs to. */
import type { AnyNode, SourceModule } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { importersOf } from '../evaluate/importers.js';
import { isNamedType, resourceOfDeclaration } from '../evaluate/resource-types.js';
import { declarationsOfType, type DeclarationNode } from '../evaluate/type-declarations.js';
import { typeNodeValue } from '../evaluate/types.js';
import { elementOf } from '../evaluate/members.js';
import { indexOf, parentOf } from '../syntax/module-index.js';
import { outermost } from '../syntax/outermost.js';
import { isBareType, propertyName, type NodeOf, typeName } from '../syntax/nodes.js';
import { union, type Value } from '../values/value.js';
import { setOfMemberNamed, setOfValue, type Linked, type SetLink } from './value-sets.js';

/** The set of a union, a literal type, an enum or a type made of a list, by what it is the type of. */
export function setOfType(
  context: Context,
  node: AnyNode,
  values: readonly string[],
  module: SourceModule,
): SetLink | undefined {
  if (values.length === 0) return undefined;
  const type = wholeType(node, module);
  const owner = parentOf(type, module);
  if (type.type === 'TSEnumDeclaration') return setOfAlias(context, type, module);
  if (owner?.type === 'TSTypeAliasDeclaration') return setOfAlias(context, owner, module);
  const holder = owner?.type === 'TSTypeAnnotation' ? parentOf(owner, module) : undefined;
  if (!holder) return undefined;
  if (isTypeMember(holder)) return setOfMember(context, holder, module);
  return linkOfValue(setOfValue(context, spread(context.evaluate(holder, module, undefined))));
}

/** The type around `typeof LIST[number]`, `| null` and arrays. */
function wholeType(node: AnyNode, module: SourceModule): AnyNode {
  let type = node;
  for (let parent = parentOf(type, module); parent; parent = parentOf(type, module)) {
    const through =
      parent.type === 'TSUnionType' ||
      parent.type === 'TSArrayType' ||
      parent.type === 'TSTypeOperator' ||
      parent.type === 'TSParenthesizedType' ||
      (parent.type === 'TSIndexedAccessType' && parent.objectType === type);
    if (!through) break;
    type = parent;
  }
  return type;
}

function isTypeMember(node: AnyNode): node is NodeOf<'TSPropertySignature' | 'PropertyDefinition'> {
  return node.type === 'TSPropertySignature' || node.type === 'PropertyDefinition';
}

function spread(value: Value): Value {
  return union([value, elementOf(value)]);
}

function linkOfValue(answer: Linked | undefined): SetLink | undefined {
  return answer?.kind === 'linked' ? answer.link : undefined;
}

function setOfMember(
  context: Context,
  member: NodeOf<'TSPropertySignature' | 'PropertyDefinition'>,
  module: SourceModule,
): SetLink | undefined {
  const name = propertyName(member);
  const body = parentOf(member, module);
  if (!body || name === undefined) return undefined;
  const owner = ownerOfMembers(context, body, module);
  return linkOfValue(owner && setOfMemberNamed(context, owner, name));
}

/** The value whose members a body of members declares: of a named type, beside `Card &`, in `Extract<Card, …>`, or of what is annotated. */
function ownerOfMembers(context: Context, body: AnyNode, module: SourceModule): Value | undefined {
  const declaration = body.type === 'TSTypeLiteral' || body.type.endsWith('Body') ? parentOf(body, module) : body;
  if (declaration && isNamedType(declaration)) {
    const resource = resourceOfDeclaration(context, { node: declaration, name: declaration.id?.name ?? '', module });
    return resource && { kind: 'resource', resource: resource.resource, list: false, source: resource.source };
  }
  if (body.type !== 'TSTypeLiteral') return undefined;
  const parent = parentOf(body, module);
  if (parent?.type === 'TSIntersectionType') {
    return union(parent.types.filter((type) => type !== body).map((type) => typeNodeValue(context, type, module)));
  }
  const [first] = parent?.type === 'TSTypeParameterInstantiation' ? parent.params : [];
  const generic = parent && parentOf(parent, module);
  if (
    first &&
    first !== body &&
    generic?.type === 'TSTypeReference' &&
    /^(Extract|Exclude)$/.test(typeName(generic.typeName))
  )
    return typeNodeValue(context, first, module);
  const annotation = parentOf(wholeType(body, module), module);
  const holder = annotation?.type === 'TSTypeAnnotation' ? parentOf(annotation, module) : undefined;
  return holder && spread(context.evaluate(holder, module, undefined));
}

/** An alias or enum belongs to the set of a member that has it as its type, in its module or where it is imported. */
function setOfAlias(context: Context, alias: DeclarationNode, module: SourceModule): SetLink | undefined {
  const name = alias.id?.name ?? '';
  const places = [{ name, module }];
  for (const importer of importersOf(context, module, name)) {
    places.push({ name: importer.variable.name, module: importer.module });
  }
  for (const place of places) {
    for (const reference of indexOf(place.module).typeReferences.get(place.name) ?? []) {
      if (!declarationsOfType(context, place.name, reference, place.module).some((found) => found.node === alias))
        continue;
      const link = setOfType(context, reference, [name], place.module);
      if (link) return link;
    }
  }
  return undefined;
}

/** The key type of the table an object literal is annotated as: `Record<CardType, string>`. */
export function recordKeyType(context: Context, object: AnyNode, module: SourceModule): Value | undefined {
  const whole = outermost(object, module);
  let type: AnyNode | undefined;
  for (
    let around: AnyNode | undefined = parentOf(object, module);
    around && object !== whole;
    around = parentOf(around, module)
  ) {
    if (around.type === 'TSSatisfiesExpression' || around.type === 'TSAsExpression') {
      type ??= isBareType(around.typeAnnotation) ? undefined : around.typeAnnotation;
    }
    if (around === whole) break;
  }
  const holder = parentOf(whole, module);
  if (!type && holder?.type === 'VariableDeclarator' && holder.id.type === 'Identifier') {
    type = holder.id.typeAnnotation?.typeAnnotation;
  }
  return type ? keyOfRecord(context, type, module) : undefined;
}

function keyOfRecord(context: Context, type: AnyNode, module: SourceModule, hops = 0): Value | undefined {
  if (type.type === 'TSMappedType') return typeNodeValue(context, type.constraint, module);
  if (type.type !== 'TSTypeReference' || hops > MAX_HOPS) return undefined;
  const [first] = type.typeArguments?.params ?? [];
  const name = typeName(type.typeName);
  if (name === 'Record' && first) return typeNodeValue(context, first, module);
  if ((name === 'Partial' || name === 'Readonly') && first) return keyOfRecord(context, first, module, hops + 1);
  for (const { node, module: owner } of declarationsOfType(context, name, type, module)) {
    const key =
      node.type === 'TSTypeAliasDeclaration' ? keyOfRecord(context, node.typeAnnotation, owner, hops + 1) : undefined;
    if (key) return key;
  }
  return undefined;
}

const MAX_HOPS = 4;

/** A type and a value of it, walked together: what stands where a declaration is named in it. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { propertyName, type NodeOf, typeName } from '../syntax/nodes.js';
import { UNKNOWN, isUnknown, type Value } from '../values/value.js';
import type { Context } from './context.js';
import { elementOf, memberOf } from './members.js';
import { membersOf } from './resource-types.js';
import { declarationsOfReference, type TypeDeclarationNode } from './type-declarations.js';

/** Types inside one another. */
const MAX_DEPTH = 6;

/** Walks a type and a value together and collects the values that stand where the declaration is named. */
export function relate(
  context: Context,
  type: AnyNode,
  value: Value,
  wanted: AnyNode,
  module: SourceModule,
  depth: number,
): Value[] {
  if (depth > MAX_DEPTH) return [];
  if (type === wanted) return [value];
  const deeper = (node: AnyNode, inner: Value): Value[] => relate(context, node, inner, wanted, module, depth + 1);
  switch (type.type) {
    case 'TSArrayType':
      return deeper(type.elementType, elementOf(value));
    case 'TSTypeOperator':
    case 'TSParenthesizedType':
      return deeper(type.typeAnnotation, value);
    case 'TSUnionType': {
      // `Card[] | Card`: beside a list of them, one alone.
      const one = type.types.some(isListType) ? elementOf(value) : UNKNOWN;
      return type.types.flatMap((node) => [
        ...deeper(node, value),
        ...(isUnknown(one) || isListType(node) ? [] : deeper(node, one)),
      ]);
    }
    case 'TSIntersectionType':
      return type.types.flatMap((node) => deeper(node, value));
    case 'TSTypeReference': {
      const name = typeName(type.typeName);
      const declared = declarationsOfReference(context, type.typeName, module);
      if (declared.some((found) => found.node === wanted)) return [value];
      const args = type.typeArguments?.params ?? [];
      if (declared.length === 0) {
        const list = /^(Readonly)?(Array|Set|Map|Record)$|^(Async)?Iterable$/.test(name);
        return args.flatMap((node) => deeper(node, list ? elementOf(value) : value));
      }
      return declared.flatMap((found) => relateGeneric(context, found, args, value, wanted, module, depth));
    }
    default:
      return [];
  }
}

function isListType(type: AnyNode): boolean {
  return (
    type.type === 'TSArrayType' ||
    (type.type === 'TSTypeReference' && /^(Readonly)?Array$/.test(typeName(type.typeName)))
  );
}

/** `ApiResponse<Card[]>`: the members of the generic type that hold its parameter. */
function relateGeneric(
  context: Context,
  generic: TypeDeclarationNode,
  args: readonly AnyNode[],
  value: Value,
  wanted: AnyNode,
  module: SourceModule,
  depth: number,
): Value[] {
  const parameters = (generic.node as { typeParameters?: NodeOf<'TSTypeParameterDeclaration'> | null }).typeParameters;
  if (!parameters || args.length === 0) return [];
  const argumentFor = (node: AnyNode): AnyNode | undefined => {
    const name = node.type === 'TSTypeReference' ? typeName(node.typeName) : undefined;
    return args[parameters.params.findIndex((parameter) => parameter.name.name === name)];
  };
  return membersOf(generic.node).flatMap((member) => {
    if (member.type !== 'TSPropertySignature') return [];
    const annotation = member.typeAnnotation?.typeAnnotation;
    const name = propertyName(member);
    if (!annotation || name === undefined) return [];
    const array = annotation.type === 'TSArrayType';
    const argument = argumentFor(array ? annotation.elementType : annotation);
    if (!argument) return [];
    const read = memberOf(context, value, name);
    return relate(context, argument, array ? elementOf(read) : read, wanted, module, depth + 1);
  });
}

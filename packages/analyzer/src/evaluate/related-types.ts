/** A type and a value of it, walked together: what stands where a declaration is named in it. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { childrenOf } from '../syntax/module-index.js';
import { isClass, propertyName, type NodeOf, typeName } from '../syntax/nodes.js';
import { UNKNOWN, isUnknown, type FunctionValue, type Value } from '../values/value.js';
import type { Context } from './context.js';
import { givenByMethodsOf } from './generic-owners.js';
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
    case 'TSTypeLiteral':
      return type.members.flatMap((member) => deeper(member, value));
    case 'TSPropertySignature': {
      const name = propertyName(type);
      const annotation = type.typeAnnotation?.typeAnnotation;
      if (!annotation || name === undefined || !namesParameter(annotation, wanted, module)) return [];
      return deeper(annotation, memberOf(context, value, name));
    }
    case 'TSTypeReference': {
      const name = typeName(type.typeName);
      if (wanted.type === 'TSTypeParameter' && name === wanted.name.name) return [value];
      const declared = declarationsOfReference(context, type.typeName, module);
      if (declared.some((found) => found.node === wanted)) return [value];
      const args = type.typeArguments?.params ?? [];
      if (declared.length === 0) {
        const list =
          /^(Readonly)?(Array|Set|Map|Record)$|^(Async)?(Iterable|Iterator|IterableIterator|Generator)$/.test(name);
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

/** `ApiResponse<Card[]>`, `Result<Page<Card>>`: what stands where the generic type names its parameters. */
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
  if (!parameters) return [];
  const { node } = generic;
  const body = node.type === 'TSTypeAliasDeclaration' ? [node.typeAnnotation] : membersOf(node);
  return args.flatMap((argument, index) => {
    const parameter = parameters.params[index];
    if (!parameter) return [];
    return [
      ...body.flatMap((part) => relate(context, part, value, parameter, generic.module, depth + 1)),
      ...(isClass(node) ? givenByMethodsOf(context, node, index, value) : []),
    ].flatMap((inner) => relate(context, argument, inner, wanted, module, depth + 1));
  });
}

/** What stands where the type that a function is declared to give names one of its type parameters: `Promise<Result<T>>`. */
export function givenForParameter(
  context: Context,
  { node, module }: FunctionValue,
  index: number,
  value: Value,
): Value[] {
  const parameter = node.typeParameters?.params[index];
  const returned = node.returnType?.typeAnnotation;
  return parameter && returned ? relate(context, returned, value, parameter, module, 0) : [];
}

/** Whether a type names another: a parameter by its name, so that members that cannot hold it are not read. */
function namesParameter(type: AnyNode, parameter: AnyNode, module: SourceModule): boolean {
  if (parameter.type !== 'TSTypeParameter') return false;
  if (type.type === 'TSTypeReference' && typeName(type.typeName) === parameter.name.name) return true;
  return childrenOf(type, module).some((child) => namesParameter(child, parameter, module));
}

/** From a type annotation to the value it promises, without a type checker. */
import { loadedBelow } from '../clients/route-modules.js';
import { isTypeOfSchema } from '../clients/schemas.js';
import { isTypeOfOutputs } from '../clients/trpc.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { literalString, type NodeOf, typeName } from '../syntax/nodes.js';
import { madeObject } from '../values/made-values.js';
import {
  UNKNOWN,
  alternatives,
  isOfService,
  isUnknown,
  mapValue,
  union,
  unionOfKnown,
  type Guards,
  type SignatureValue,
  type Value,
} from '../values/value.js';
import { callFunction } from './frames.js';
import { once, type Context } from './context.js';
import { configuredType as configuredClientType } from './configured-clients.js';
import { elementOf, memberOf } from './members.js';
import { declaredValue, membersValue } from './declared-values.js';
import { jsdocOfHolder } from './jsdoc-types.js';
import { listOf, namedTypeValue, table } from './named-types.js';
import { schemaType } from './openapi-types.js';
import { typeOfSchema } from './schema-values.js';
import { globalValue } from './identifiers.js';
import { injectedType } from './injection.js';
import { resourceOfShape } from './resource-types.js';
import { literalText } from './text.js';
import { outputs } from './trpc.js';
import { additionsToType, declarationsOfImportType, declarationsOfReference } from './type-declarations.js';

/** Type parameters bound by a reference: name to the value of the argument. */
export type TypeBindings = ReadonlyMap<string, Value>;
const NONE: TypeBindings = new Map();

/** A value seen through a cast: provenance wins, else the type says what it is. */
export function castValue(context: Context, value: Value, type: AnyNode, module: SourceModule): Value {
  if (value.kind === 'foreign') return value;
  if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'const')
    return value;
  return seenAs(value, typeNodeValue(context, type, module));
}

/** A value that the code declares to be something: provenance wins, else the declaration says what it is. */
export function seenAs(value: Value, declared: Value): Value {
  if (value.kind === 'foreign' || isUnknown(declared)) return value;
  if (isOfService(value)) return declaredAs(value, declared);
  if (isUnknown(value)) return declared;
  // `const useAppSelector: TypedUseSelectorHook<RootState> = useSelector`
  if (value.kind === 'package' && declared.kind === 'package' && declared.about)
    return { ...value, about: declared.about };
  // The members of a type are places of their own beside the literal that fills it.
  const both = promises(declared) || (declared.kind === 'object' && value.kind !== 'array');
  return both ? union([value, declared]) : value;
}

/** A value of the service with the type that the code declares for it: its members, or what a field without a model holds. */
export function declaredAs(value: Value, declared: Value): Value {
  return mapValue(value, (part) => {
    if (part.kind === 'field') return alternatives(declared).some((item) => item.kind === 'resource') ? declared : part;
    if (part.kind === 'response') return { ...part, declared };
    if (part.kind !== 'resource') return part;
    // What the schedule does not say of an answer, the code does.
    if (part.resource === '*' && promises(declared))
      return mapValue(declared, (item) => (item.kind === 'resource' ? { ...item, source: part.source } : item));
    for (const item of alternatives(declared)) {
      if (item.kind === 'resource' && item.resource === part.resource && item.shape)
        return { ...part, shape: item.shape };
    }
    return part;
  });
}

/** A value seen through the annotation of the binding, field or parameter that holds it. */
export function annotatedValue(context: Context, value: Value, holder: AnyNode, module: SourceModule): Value {
  const annotation = (holder as { typeAnnotation?: { typeAnnotation: AnyNode } | null }).typeAnnotation;
  if (annotation) return castValue(context, value, annotation.typeAnnotation, module);
  return seenAs(value, jsdocOfHolder(context, holder, module));
}

/** True when a declared value leads to the service somewhere near the top. */
function promises(value: Value): boolean {
  if (isOfService(value)) return true;
  if (value.kind !== 'object') return false;
  return [...value.entries.values()].slice(0, 40).some((entry) => isOfService(entry.value()));
}

/** The value a type node promises; unknown where the type says nothing about the service. */
export function typeNodeValue(
  context: Context,
  type: AnyNode,
  module: SourceModule,
  bindings: TypeBindings = NONE,
): Value {
  if (bindings.size > 0) return readType(context, type, module, bindings);
  return once(context, 'type-nodes', type, UNKNOWN, () => readType(context, type, module, bindings));
}

function readType(context: Context, type: AnyNode, module: SourceModule, bindings: TypeBindings): Value {
  const inner = (node: AnyNode): Value => typeNodeValue(context, node, module, bindings);
  switch (type.type) {
    case 'TSArrayType':
      return listOf(inner(type.elementType));
    case 'TSTypeOperator':
      if (type.operator === 'keyof') return keyOf(inner(type.typeAnnotation));
      return type.operator === 'readonly' ? inner(type.typeAnnotation) : UNKNOWN;
    case 'TSMappedType':
      return table(type.typeAnnotation ? inner(type.typeAnnotation) : UNKNOWN, 'names', inner(type.constraint));
    case 'TSFunctionType':
    case 'TSMethodSignature':
      return signature(type, inner);
    case 'TSParenthesizedType':
    case 'TSOptionalType':
      return inner(type.typeAnnotation);
    case 'TSUnionType':
      return unionOfKnown(type.types.map(inner));
    case 'TSIntersectionType':
      return intersection(type.types.map(inner));
    case 'TSTypeLiteral':
      return literalValue(context, type, module, bindings);
    case 'TSLiteralType': {
      const text = literalString(type.literal);
      return text === undefined ? UNKNOWN : literalText(type.literal, text, module);
    }
    case 'TSTupleType':
      return { kind: 'array', place: undefined, elements: type.elementTypes.map((element) => () => inner(element)) };
    case 'TSIndexedAccessType': {
      const schema = schemaType(context, type, module);
      if (schema) return { kind: 'resource', list: false, ...schema };
      const object = inner(type.objectType);
      const name = type.indexType.type === 'TSLiteralType' ? literalString(type.indexType.literal) : undefined;
      return name === undefined ? elementOf(object) : memberOf(context, object, name);
    }
    case 'TSTypeQuery':
      return queriedValue(context, type.exprName, module);
    case 'TSTypeReference':
      return referenceValue(context, type, module, bindings);
    case 'TSImportType':
      return union(declarationsOfImportType(context, type, module).map((found) => declaredValue(context, found, [])));
    default:
      return UNKNOWN;
  }
}

/** The members of a type literal; of the shape of a resource, that. */
function literalValue(
  context: Context,
  type: NodeOf<'TSTypeLiteral'>,
  module: SourceModule,
  bindings: TypeBindings,
): Value {
  const shape = membersValue(context, type.members, module, bindings, []);
  const resource = resourceOfShape(context, 'the type', [...shape.entries.keys()], module);
  return resource ? { kind: 'resource', list: false, ...resource, shape } : shape;
}

/** `typeof store`, `typeof store.getState`. */
function queriedValue(context: Context, name: AnyNode, module: SourceModule): Value {
  if (name.type === 'TSQualifiedName')
    return memberOf(context, queriedValue(context, name.left, module), name.right.name);
  if (name.type !== 'Identifier') return UNKNOWN;
  return name.name === 'globalThis' ? globalValue(name.name) : context.evaluate(name, module, undefined);
}

function intersection(values: Value[]): Value {
  const service = values.find((value) => isOfService(value) || value.kind === 'key');
  if (service) return service;
  const objects = values.filter((value) => value.kind === 'object');
  if (objects.length === 0) return UNKNOWN;
  return madeObject(
    new Map(),
    objects.map((value) => () => value),
  );
}

function referenceValue(
  context: Context,
  type: NodeOf<'TSTypeReference'>,
  module: SourceModule,
  bindings: TypeBindings,
): Value {
  const name = typeName(type.typeName);
  const args = type.typeArguments?.params ?? [];
  const argument = (index: number): Value => {
    const node = args[index];
    return node ? typeNodeValue(context, node, module, bindings) : UNKNOWN;
  };
  const bound = bindings.get(name);
  if (bound) return bound;
  const declarations = declarationsOfReference(context, type.typeName, module);
  if (declarations.length > 0) {
    return union(
      declarations.map((declaration) =>
        declaredValue(
          context,
          declaration,
          args.map((_, i) => argument(i)),
        ),
      ),
    );
  }
  const [query] = args;
  if (query?.type === 'TSTypeQuery' && isTypeOfSchema(name)) return typeOfSchema(context, query.exprName, module);
  if (isTypeOfOutputs(name)) return outputs(argument(0));
  const loaded = loadedBelow(name);
  if (loaded)
    return loaded.reduce(
      (value, member) => memberOf(context, value, member),
      resultOfFunction(context, argument(0), type, module),
    );
  const client = configuredClientType(context, type.typeName, module);
  return (
    client ??
    configuredType(context, qualifiedName(type.typeName)) ??
    configuredType(context, name) ??
    injectedType(context, name, type, module) ??
    namedTypeValue(name, argument, module) ??
    union(additionsToType(context, type.typeName, module).map((found) => declaredValue(context, found, [])))
  );
}

/** `ReturnType<typeof load>`: what the function gives when it is called with anything. */
function resultOfFunction(context: Context, fn: Value, type: AnyNode, module: SourceModule): Value {
  const place = { node: type, module, frame: undefined };
  return mapValue(fn, (part) => {
    if (part.kind === 'signature') return part.returns();
    return part.kind === 'function' ? callFunction(context, part, [], place) : UNKNOWN;
  });
}

/** A type of a package that the configuration names. */
export function configuredType(context: Context, name: string): Value | undefined {
  const resource = context.settings.types?.[name];
  if (resource === undefined || !Object.hasOwn(context.schedule.resources, resource)) return undefined;
  const evidence = `type ${name} is configured as ${resource}`;
  return { kind: 'resource', resource, list: false, source: { kind: 'type', confidence: 'certain', evidence } };
}

/** Some key of the service's resource, or of something that says nothing of its keys. */
function keyOf(value: Value): Value {
  return isOfService(value) ? { kind: 'key', of: value } : UNKNOWN;
}

/** A function of which only the type is written: `declare function isCard(value: unknown): value is Card`. */
export function declaredFunction(
  context: Context,
  node: NodeOf<'TSDeclareFunction'>,
  module: SourceModule,
): SignatureValue {
  return signature(node, (type) => typeNodeValue(context, type, module));
}

function signature(
  type: NodeOf<'TSFunctionType' | 'TSMethodSignature' | 'TSDeclareFunction'>,
  inner: (node: AnyNode) => Value,
): SignatureValue {
  const result = type.returnType?.typeAnnotation;
  const guarded = result?.type === 'TSTypePredicate' ? result.typeAnnotation?.typeAnnotation : undefined;
  const guards: Guards | undefined =
    result?.type === 'TSTypePredicate' && guarded
      ? { asserts: result.asserts, value: () => inner(guarded) }
      : undefined;
  return {
    kind: 'signature',
    ...(guards ? { guards } : {}),
    parameter: (index) => {
      const parameter = type.params[index];
      const annotation = (parameter as { typeAnnotation?: { typeAnnotation: AnyNode } | null } | undefined)
        ?.typeAnnotation;
      return annotation ? inner(annotation.typeAnnotation) : UNKNOWN;
    },
    returns: () => (type.returnType ? inner(type.returnType.typeAnnotation) : UNKNOWN),
  };
}

/** `Card`, `models.Card`, as written. */
function qualifiedName(node: AnyNode): string {
  return node.type === 'TSQualifiedName' ? `${qualifiedName(node.left)}.${node.right.name}` : typeName(node);
}

/** Which declared types model a resource of the service: by configuration, by provenance, or by shape. */
import type { AnyNode, Confidence, SourceModule } from '../contracts.js';
import { confidenceOf } from '../requests/confidence.js';
import { isBoundProject } from '../requests/bound-project.js';
import { indexOf, parentOf } from '../syntax/module-index.js';
import { propertyName, isFunction, type NodeOf } from '../syntax/nodes.js';
import { alternatives, union, type ResourceValue, type Source, type Value } from '../values/value.js';
import { cache, isolated, type Context } from './context.js';
import { importersOf } from './function-uses.js';
import { elementOf, memberOf } from './members.js';
import { declarationsOfType, type TypeDeclarationNode } from './type-declarations.js';
import { typeName } from './types.js';

export interface TypedResource {
  resource: string;
  source: Source;
}

/** The resource a declaration models, if it models one. */
export function resourceOfDeclaration(context: Context, declaration: TypeDeclarationNode): TypedResource | undefined {
  const known = cache<AnyNode, TypedResource | undefined>(context, 'resource-types');
  if (known.has(declaration.node)) return known.get(declaration.node);
  const open = cache<AnyNode, true>(context, 'open-types');
  known.set(declaration.node, undefined);
  open.set(declaration.node, true);
  const found = findResource(context, declaration);
  open.delete(declaration.node);
  // A no that was given while another type was still open may be a yes once that one is known.
  if (found || open.size === 0) known.set(declaration.node, found);
  else known.delete(declaration.node);
  return found;
}

function findResource(context: Context, declaration: TypeDeclarationNode): TypedResource | undefined {
  const configured = context.settings.types?.[declaration.name];
  if (configured !== undefined && Object.hasOwn(context.schedule.resources, configured)) {
    return typed(configured, 'certain', `type ${declaration.name} is configured as ${configured}`);
  }
  const members = memberNames(declaration.node);
  if (members.length === 0) return undefined;
  return byProvenance(context, declaration, members) ?? byShape(context, declaration, members);
}

function typed(resource: string, confidence: Confidence, evidence: string): TypedResource {
  return { resource, source: { kind: 'type', confidence, evidence } };
}

/** The member nodes of an interface, a type literal or a class. */
export function membersOf(node: AnyNode): AnyNode[] {
  switch (node.type) {
    case 'TSInterfaceDeclaration':
      return node.body.body;
    case 'TSTypeAliasDeclaration':
      return literalMembers(node.typeAnnotation);
    case 'TSTypeLiteral':
      return node.members;
    case 'ClassDeclaration':
    case 'ClassExpression':
      return node.body.body.filter((member) => member.type === 'PropertyDefinition');
    default:
      return [];
  }
}

function literalMembers(type: AnyNode): AnyNode[] {
  if (type.type === 'TSTypeLiteral') return type.members;
  return type.type === 'TSIntersectionType' ? type.types.flatMap(literalMembers) : [];
}

function memberNames(node: AnyNode): string[] {
  return membersOf(node).flatMap((member) => {
    if (member.type !== 'TSPropertySignature' && member.type !== 'PropertyDefinition') return [];
    return propertyName(member) ?? [];
  });
}

function fieldsShared(context: Context, resource: string, members: readonly string[]): string[] {
  const fields = context.schedule.resources[resource]?.fields ?? {};
  return members.filter((name) => {
    const own = context.index.fieldNames.get(name);
    return own !== undefined && Object.hasOwn(fields, own);
  });
}

/** A use of the type on data that comes from the service: `api.get<Card[]>('/cards')`, `(await r.json()) as Card`. */
function byProvenance(
  context: Context,
  declaration: TypeDeclarationNode,
  members: readonly string[],
): TypedResource | undefined {
  return isolated(context, () => {
    const found = usesOfType(context, declaration).flatMap((use) => related(context, use, declaration));
    const own = found.filter(
      (value) => value.resource !== '*' && fieldsShared(context, value.resource, members).length > 0,
    );
    const best = own.sort((a, b) => rank(context, b.source) - rank(context, a.source))[0];
    if (!best) return undefined;
    const { confidence } = confidenceOf(context, best.source);
    return typed(best.resource, confidence, `type ${declaration.name} holds what ${describe(best)} returns`);
  });
}

function rank(context: Context, source: Source): number {
  return ['possible', 'likely', 'certain'].indexOf(confidenceOf(context, source).confidence);
}

function describe(value: ResourceValue): string {
  return value.source.kind === 'request' ? 'a request' : 'another type';
}

interface TypeUse {
  reference: NodeOf<'TSTypeReference'>;
  module: SourceModule;
}

const MAX_USES = 40;

function usesOfType(context: Context, declaration: TypeDeclarationNode, hops = 0): TypeUse[] {
  const uses = referencesIn(context, declaration, declaration.name, declaration.module);
  for (const exported of new Set([declaration.name, 'default'])) {
    for (const importer of importersOf(context, declaration.module, exported)) {
      uses.push(...referencesIn(context, declaration, importer.variable.name, importer.module));
      if (uses.length > MAX_USES) return uses.slice(0, MAX_USES);
    }
  }
  const aliases = hops < MAX_ALIASES ? uses.flatMap((use) => aliasOf(use) ?? []) : [];
  return [...uses, ...aliases.flatMap((alias) => usesOfType(context, alias, hops + 1))].slice(0, MAX_USES);
}

const MAX_ALIASES = 2;

/** The alias whose type a reference is one alternative of: `type Card = DesfireCard | ThirdPartyCard`. */
function aliasOf({ reference, module }: TypeUse): TypeDeclarationNode | undefined {
  let root: AnyNode = reference;
  for (let parent = parentOf(root, module); parent && isTypeAround(parent); parent = parentOf(root, module))
    root = parent;
  const node = parentOf(root, module);
  if (node?.type !== 'TSTypeAliasDeclaration' || root === reference) return undefined;
  return { node, name: node.id.name, module };
}

function referencesIn(
  context: Context,
  declaration: TypeDeclarationNode,
  name: string,
  module: SourceModule,
): TypeUse[] {
  return indexOf(module)
    .typeReferences.filter(
      (reference) =>
        typeName(reference.typeName) === name &&
        declarationsOfType(context, name, reference, module).some((found) => found.node === declaration.node),
    )
    .map((reference) => ({ reference, module }));
}

/** The resources that flow into the place of one use of a type. */
function related(context: Context, use: TypeUse, declaration: TypeDeclarationNode): ResourceValue[] {
  let root: AnyNode = use.reference;
  for (let parent = parentOf(root, use.module); parent; parent = parentOf(root, use.module)) {
    if (!isTypeAround(parent)) break;
    root = parent;
  }
  const value = valueTyped(context, root, use.module);
  return value ? relate(context, root, value, declaration, use.module, 0) : [];
}

function isTypeAround(node: AnyNode): boolean {
  switch (node.type) {
    case 'TSArrayType':
    case 'TSTypeOperator':
    case 'TSUnionType':
    case 'TSParenthesizedType':
    case 'TSTypeReference':
      return true;
    default:
      return false;
  }
}

/** The expression whose value has this type: a cast, an annotated variable, a returned value, a call's type argument. */
function valueTyped(context: Context, type: AnyNode, module: SourceModule): Value | undefined {
  const parent = parentOf(type, module);
  if (!parent) return undefined;
  switch (parent.type) {
    case 'TSAsExpression':
    case 'TSTypeAssertion':
    case 'TSSatisfiesExpression':
      return context.evaluate(parent.expression, module, undefined);
    case 'TSTypeParameterInstantiation': {
      const call = parentOf(parent, module);
      if (call?.type === 'TSTypeReference') return valueTyped(context, call, module);
      if (call?.type !== 'CallExpression') return undefined;
      const value = context.evaluate(call, module, undefined);
      return union(
        alternatives(value).map((part) => (part.kind === 'response' ? memberOf(context, part, 'data') : part)),
      );
    }
    case 'TSTypeAnnotation':
      return annotatedExpression(context, parent, module);
    default:
      return undefined;
  }
}

function annotatedExpression(context: Context, annotation: AnyNode, module: SourceModule): Value | undefined {
  const holder = parentOf(annotation, module);
  if (!holder) return undefined;
  if (isFunction(holder) && holder.returnType === annotation) {
    const returns = indexOf(module).returns.get(holder) ?? [];
    const body = holder.body && holder.body.type !== 'BlockStatement' ? [holder.body] : [];
    const nodes = [...body, ...returns.flatMap((item) => item.argument ?? [])];
    return union(nodes.map((node) => context.evaluate(node, module, undefined)));
  }
  const declarator = parentOf(holder, module);
  if (declarator?.type === 'VariableDeclarator' && declarator.id === holder && declarator.init) {
    return context.evaluate(declarator.init, module, undefined);
  }
  return undefined;
}

const MAX_DEPTH = 5;

/** Walks a type and a value together and collects the resources that stand where the declaration is named. */
function relate(
  context: Context,
  type: AnyNode,
  value: Value,
  declaration: TypeDeclarationNode,
  module: SourceModule,
  depth: number,
): ResourceValue[] {
  if (depth > MAX_DEPTH) return [];
  const deeper = (node: AnyNode, inner: Value): ResourceValue[] =>
    relate(context, node, inner, declaration, module, depth + 1);
  switch (type.type) {
    case 'TSArrayType':
      return deeper(type.elementType, elementOf(value));
    case 'TSTypeOperator':
    case 'TSParenthesizedType':
      return deeper(type.typeAnnotation, value);
    case 'TSUnionType':
      return type.types.flatMap((node) => deeper(node, value));
    case 'TSTypeReference': {
      const name = typeName(type.typeName);
      const declared = declarationsOfType(context, name, type, module);
      if (declared.some((found) => found.node === declaration.node)) return singles(value);
      const args = type.typeArguments?.params ?? [];
      if (declared.length === 0) {
        const list = /^(Readonly)?(Array|Set)$/.test(name);
        return args.flatMap((node) => deeper(node, list ? elementOf(value) : value));
      }
      return declared.flatMap((found) => [
        ...relateGeneric(context, found, args, value, declaration, module, depth),
        ...(found.node.type === 'TSTypeAliasDeclaration' && args.length === 0
          ? relate(context, found.node.typeAnnotation, value, declaration, found.module, depth + 1)
          : []),
      ]);
    }
    default:
      return [];
  }
}

/** `ApiResponse<Card[]>`: the members of the generic type that hold its parameter. */
function relateGeneric(
  context: Context,
  generic: TypeDeclarationNode,
  args: readonly AnyNode[],
  value: Value,
  declaration: TypeDeclarationNode,
  module: SourceModule,
  depth: number,
): ResourceValue[] {
  const parameters = (generic.node as { typeParameters?: NodeOf<'TSTypeParameterDeclaration'> | null }).typeParameters;
  if (!parameters || args.length === 0) return [];
  return membersOf(generic.node).flatMap((member) => {
    if (member.type !== 'TSPropertySignature') return [];
    const annotation = member.typeAnnotation?.typeAnnotation;
    const name = propertyName(member);
    if (!annotation || name === undefined) return [];
    const array = annotation.type === 'TSArrayType';
    const inner = array ? annotation.elementType : annotation;
    if (inner.type !== 'TSTypeReference') return [];
    const index = parameters.params.findIndex((parameter) => parameter.name.name === typeName(inner.typeName));
    const argument = args[index];
    if (!argument) return [];
    const read = memberOf(context, value, name);
    return relate(context, argument, array ? elementOf(read) : read, declaration, module, depth + 1);
  });
}

function singles(value: Value): ResourceValue[] {
  return alternatives(value).flatMap((part) => (part.kind === 'resource' && !part.list ? [part] : []));
}

const SHAPE_FIELDS = 3;

/** Three fields of one resource, one of them distinctive: `likely` in a bound project, else `possible`. */
function byShape(
  context: Context,
  declaration: TypeDeclarationNode,
  members: readonly string[],
): TypedResource | undefined {
  if (!members.some((name) => context.index.distinctiveFields.has(name))) return undefined;
  let best: { resource: string; shared: number } | undefined;
  for (const [resource, model] of Object.entries(context.schedule.resources)) {
    const shared = fieldsShared(context, resource, members);
    const distinctive = shared.some((name) => model.fields[context.index.fieldNames.get(name) ?? '']?.distinctive);
    if (distinctive && shared.length >= SHAPE_FIELDS && shared.length > (best?.shared ?? 0)) {
      best = { resource, shared: shared.length };
    }
  }
  if (!best) return undefined;
  const bound = isBoundProject(context, declaration.module);
  return typed(
    best.resource,
    bound ? 'likely' : 'possible',
    `type ${declaration.name} has ${best.shared} fields of ${best.resource}`,
  );
}

/** True for declarations that `resourceOfDeclaration` can judge. */
export function isNamedType(
  node: AnyNode,
): node is NodeOf<'TSInterfaceDeclaration' | 'TSTypeAliasDeclaration' | 'ClassDeclaration'> {
  return (
    node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration' || node.type === 'ClassDeclaration'
  );
}

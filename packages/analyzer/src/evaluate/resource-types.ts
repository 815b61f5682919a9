/** Which declared types model a resource of the service: by configuration, by provenance, or by shape. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { strengthOf } from '../requests/confidence.js';
import { propertyName, type NodeOf } from '../syntax/nodes.js';
import type { ResourceValue } from '../values/value.js';
import type { Source, TypeConfidence } from '../values/source.js';
import { cache, isolated, once, type Context } from './context.js';
import { cutOff } from './cut-off.js';
import { declarationsOfReference, type TypeDeclarationNode } from './type-declarations.js';
import { nameInData } from './mapped-classes.js';
import { isSentOnly } from './sent-types.js';
import { heirsOf } from './type-uses.js';
import { resourcesOfLiteral, resourcesTyped } from './typed-values.js';

export interface TypedResource {
  resource: string;
  source: Source;
}

/** Types whose question leads to other types' questions: beyond so many the chain says nothing any more. */
const MAX_OPEN = 3;
/** What judging one type costs of a question's budget: its uses are looked up over modules. */
const STEPS_PER_TYPE = 50;

/** The resource a declaration models, if it models one. */
export function resourceOfDeclaration(context: Context, declaration: TypeDeclarationNode): TypedResource | undefined {
  const known = cache<AnyNode, TypedResource | undefined>(context, 'resource-types');
  if (known.has(declaration.node)) return known.get(declaration.node);
  const open = cache<AnyNode, true>(context, 'open-types');
  const passing = cache<AnyNode, number>(context, 'passing-types');
  if (open.size >= MAX_OPEN || (passing.get(declaration.node) ?? Infinity) <= open.size) return undefined;
  if (context.budget.steps <= 0) {
    cutOff(context, declaration.node, declaration.module);
    return undefined;
  }
  context.budget.steps -= STEPS_PER_TYPE;
  known.set(declaration.node, undefined);
  open.set(declaration.node, true);
  const found = findResource(context, declaration);
  open.delete(declaration.node);
  // A no that was given while another type was still open may be a yes once that one is known. It holds where as many are open.
  if (found || open.size === 0) known.set(declaration.node, found);
  else {
    known.delete(declaration.node);
    passing.set(declaration.node, open.size);
  }
  if (open.size === 0) passing.clear();
  return found;
}

function findResource(context: Context, declaration: TypeDeclarationNode): TypedResource | undefined {
  const configured = context.settings.types?.[declaration.name];
  if (configured !== undefined && Object.hasOwn(context.schedule.resources, configured)) {
    return typed(configured, 'certain', `type ${declaration.name} is configured as ${configured}`);
  }
  const members = memberNames(context, declaration.node, declaration.module);
  return (
    byProvenance(context, declaration, members) ??
    byBase(context, declaration) ??
    byHeirs(context, declaration, members) ??
    byShape(context, declaration, members)
  );
}

/** `interface CardDetails extends Card`: what extends a model of a resource is one too. */
function byBase(context: Context, declaration: TypeDeclarationNode): TypedResource | undefined {
  for (const base of basesOf(declaration.node)) {
    for (const found of declarationsOfReference(context, base, declaration.module)) {
      const resource = resourceOfDeclaration(context, found);
      if (resource) return resource;
    }
  }
  return undefined;
}

/** The names of the types that a declaration extends. */
function basesOf(node: AnyNode): AnyNode[] {
  switch (node.type) {
    case 'TSInterfaceDeclaration':
      return node.extends.map((heritage): AnyNode => heritage.expression);
    case 'ClassDeclaration':
      return node.superClass ? [node.superClass] : [];
    case 'TSTypeAliasDeclaration':
      return node.typeAnnotation.type === 'TSIntersectionType'
        ? node.typeAnnotation.types.flatMap((part): AnyNode[] =>
            part.type === 'TSTypeReference' ? [part.typeName] : [],
          )
        : [];
    default:
      return [];
  }
}

/** A base models a resource when all that extend it model the same one: a base of several owners is nobody's model. */
function byHeirs(
  context: Context,
  declaration: TypeDeclarationNode,
  members: readonly string[],
): TypedResource | undefined {
  const found = heirsOf(context, declaration).map((heir) => resourceOfDeclaration(context, heir));
  const [first] = found;
  if (!first || found.some((resource) => resource?.resource !== first.resource)) return undefined;
  return fieldsShared(context, first.resource, members).length > 0 ? first : undefined;
}

function typed(resource: string, confidence: TypeConfidence, evidence: string): TypedResource {
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

/** The names of the fields that a type declares, as the data has them. */
function memberNames(context: Context, node: AnyNode, module: SourceModule): string[] {
  return membersOf(node).flatMap((member) => {
    if (member.type !== 'TSPropertySignature' && member.type !== 'PropertyDefinition') return [];
    return nameInData(context, member, module)?.name ?? propertyName(member) ?? [];
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
  return provenance(context, `type ${declaration.name}`, members, () => resourcesTyped(context, declaration));
}

function provenance(
  context: Context,
  what: string,
  members: readonly string[],
  values: () => ResourceValue[],
): TypedResource | undefined {
  const resources = Object.keys(context.schedule.resources);
  if (!resources.some((resource) => fieldsShared(context, resource, members).length > 0)) return undefined;
  return isolated(context, () => {
    const best = values()
      .filter(({ resource }) => resource !== '*' && fieldsShared(context, resource, members).length > 0)
      .sort((a, b) => strengthOf(context, b.source) - strengthOf(context, a.source))[0];
    return best && byValue(what, best);
  });
}

/** The resource that a type literal outside a declaration models: by what stands where it is written, or by its shape. */
export function resourceOfLiteral(
  context: Context,
  literal: NodeOf<'TSTypeLiteral'>,
  module: SourceModule,
): TypedResource | undefined {
  const members = memberNames(context, literal, module);
  return once(context, 'literal-types', literal, undefined, () => {
    const found = provenance(context, 'the type', members, () => resourcesOfLiteral(context, literal, module));
    return found ?? resourceOfShape(context, 'the type', members, module);
  });
}

function byValue(what: string, value: ResourceValue): TypedResource {
  return typed(value.resource, { as: value.source }, `${what} holds what ${describe(value)} returns`);
}

/** A type known by its fields alone: configured, standing where a value of the service stands, or of its shape. */
export function resourceByFields(
  context: Context,
  name: string,
  members: readonly string[],
  value: ResourceValue | undefined,
  module: SourceModule,
): TypedResource | undefined {
  const configured = context.settings.types?.[name];
  if (configured !== undefined && Object.hasOwn(context.schedule.resources, configured)) {
    return typed(configured, 'certain', `type ${name} is configured as ${configured}`);
  }
  if (value && fieldsShared(context, value.resource, members).length > 0) return byValue(`type ${name}`, value);
  return resourceOfShape(context, `type ${name}`, members, module);
}

function describe(value: ResourceValue): string {
  return value.source.kind === 'request' ? 'a request' : 'another type';
}

const SHAPE_FIELDS = 3;

/** A declared type by the names of its members. */
function byShape(
  context: Context,
  declaration: TypeDeclarationNode,
  members: readonly string[],
): TypedResource | undefined {
  const found = resourceOfShape(context, `type ${declaration.name}`, members, declaration.module);
  if (found?.source.kind !== 'type' || !isSentOnly(context, declaration)) return found;
  return { ...found, source: { ...found.source, sent: true } };
}

/** Three fields of one resource, one of them distinctive: `likely` in a bound project, else `possible`. */
export function resourceOfShape(
  context: Context,
  what: string,
  members: readonly string[],
  module: SourceModule,
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
  return typed(best.resource, { shapeIn: module }, `${what} has ${best.shared} fields of ${best.resource}`);
}

/** True for declarations that `resourceOfDeclaration` can judge. */
export function isNamedType(
  node: AnyNode,
): node is NodeOf<'TSInterfaceDeclaration' | 'TSTypeAliasDeclaration' | 'ClassDeclaration'> {
  return (
    node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration' || node.type === 'ClassDeclaration'
  );
}

/** Deprecated fields in types: members of interfaces, type literals and classes, and literals in `Pick`, `Omit` and indexed access. */
import type { AnyNode, SourceModule } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { refill } from '../evaluate/budget.js';
import { isNamedType, resourceOfDeclaration, resourceOfLiteral } from '../evaluate/resource-types.js';
import { nameInData } from '../evaluate/mapped-classes.js';
import { memberOf } from '../evaluate/members.js';
import { ownerWithTypes } from '../evaluate/oracle-types.js';
import { schemaMember } from '../evaluate/openapi-types.js';
import { typeNodeValue } from '../evaluate/types.js';
import { resourceOfTypedef } from '../evaluate/jsdoc-types.js';
import { typedefsOf } from '../syntax/jsdoc.js';
import { confidenceOf } from '../requests/confidence.js';
import { indexOf, parentOf } from '../syntax/module-index.js';
import { literalString, propertyName, type NodeOf } from '../syntax/nodes.js';
import { UNKNOWN, alternatives, isUnknown, union, type Value } from '../values/value.js';
import { isExcluded } from './conditions.js';
import { isField, isOtherSide } from './field-names.js';
import type { MatchList } from './match-list.js';
import type { Site } from '../contracts.js';

/** Adds the matches of type members and type literals of a module. */
export function detectTypeMembers(context: Context, module: SourceModule, list: MatchList): void {
  for (const member of indexOf(module).typeMembers) {
    const inData = nameInData(context, member, module);
    const name = inData?.name ?? propertyName(member);
    if (name === undefined || !context.index.fieldTargets.has(name)) continue;
    refill(context);
    add(
      context,
      name,
      inData?.node ?? member.key,
      modelOf(context, member, module),
      inData ? { form: 'string', node: inData.node } : { form: 'type-member', node: member.key, member },
      module,
      list,
    );
  }
  for (const typedef of typedefsOf(module)) {
    for (const { name, start, end } of typedef.members) {
      if (!context.index.fieldTargets.has(name)) continue;
      refill(context);
      const resource = resourceOfTypedef(context, typedef, module);
      const node = { type: 'Identifier', name, start, end, range: [start, end] } as unknown as AnyNode;
      if (resource)
        add(
          context,
          name,
          node,
          { kind: 'resource', list: false, ...resource },
          { form: 'string', node },
          module,
          list,
        );
    }
  }
  for (const literal of indexOf(module).literals) {
    const name = literalString(literal);
    if (name === undefined || !context.index.fieldTargets.has(name)) continue;
    const object = objectOfTypeLiteral(literal, module);
    if (!object) continue;
    refill(context);
    add(
      context,
      name,
      literal,
      ownerWithTypes(context, typeNodeValue(context, object, module), name, object, module),
      { form: 'type-literal', node: literal },
      module,
      list,
    );
  }
}

function add(
  context: Context,
  name: string,
  node: AnyNode,
  model: Value,
  site: Site,
  module: SourceModule,
  list: MatchList,
): void {
  for (const value of alternatives(model)) {
    if (value.kind !== 'resource') continue;
    for (const entry of context.index.fieldTargets.get(name) ?? []) {
      if (!isField(context, entry.target, value.resource) || isOtherSide(entry.target, value.source)) continue;
      const verdict = isExcluded(context, entry.target, node, module);
      if (verdict === 'excluded') continue;
      const belief = confidenceOf(context, value.source);
      list.add({
        entry,
        module,
        node,
        spelling: name,
        belief: verdict === 'open' ? { ...belief, confidence: 'possible' } : belief,
        site,
      });
    }
  }
}

/** The resource that the type around a member models. */
function modelOf(context: Context, member: AnyNode, module: SourceModule): Value {
  const container = parentOf(member, module);
  const owner =
    container?.type === 'TSInterfaceBody' || container?.type === 'ClassBody' ? parentOf(container, module) : container;
  if (!owner) return UNKNOWN;
  if (isNamedType(owner)) return ofDeclaration(context, owner, module);
  if (owner.type !== 'TSTypeLiteral') return UNKNOWN;
  const outer = parentOf(owner, module);
  if (outer?.type === 'TSTypeAliasDeclaration') return ofDeclaration(context, outer, module);
  if (outer?.type === 'TSIntersectionType') {
    const alias = parentOf(outer, module);
    if (alias?.type === 'TSTypeAliasDeclaration') return ofDeclaration(context, alias, module);
    // `card is Card & { sub_type: string }`: what the others of the intersection are.
    const others = outer.types.filter((type) => type !== owner);
    return union(others.map((type) => typeNodeValue(context, type, module)));
  }
  const nested = nestedModel(context, owner, module);
  return isUnknown(nested) ? literalModel(context, owner, module) : nested;
}

/** A type literal in place: what stands there, else what its members say. */
function literalModel(context: Context, literal: NodeOf<'TSTypeLiteral'>, module: SourceModule): Value {
  const resource = resourceOfLiteral(context, literal, module);
  return resource ? { kind: 'resource', list: false, ...resource } : UNKNOWN;
}

function ofDeclaration(
  context: Context,
  node: NodeOf<'TSInterfaceDeclaration' | 'TSTypeAliasDeclaration' | 'ClassDeclaration'>,
  module: SourceModule,
): Value {
  const resource = resourceOfDeclaration(context, { node, name: node.id?.name ?? '', module });
  return resource ? { kind: 'resource', resource: resource.resource, list: false, source: resource.source } : UNKNOWN;
}

/** A type literal inside a member (`place: { … }`): what the outer resource has there. */
function nestedModel(context: Context, literal: AnyNode, module: SourceModule): Value {
  let node = literal;
  for (let parent = parentOf(node, module); parent; node = parent, parent = parentOf(parent, module)) {
    if (parent.type === 'TSPropertySignature' || parent.type === 'PropertyDefinition') {
      const schema = schemaMember(context, parent, module);
      if (schema) return { kind: 'resource', list: false, ...schema };
      const name = propertyName(parent);
      return name === undefined ? UNKNOWN : memberOf(context, modelOf(context, parent, module), name);
    }
    if (
      !/^TS(TypeAnnotation|ArrayType|UnionType|TypeOperator|ParenthesizedType|TypeReference|TypeParameterInstantiation)$/.test(
        parent.type,
      )
    )
      break;
  }
  return UNKNOWN;
}

const KEYED = new Set(['Pick', 'Omit']);
const KEYS = new Set(['Exclude', 'Extract']);

/** The object type that a literal names a key of: `Pick<Card, 'a'>`, `Omit<Card, 'a' | 'b'>`, `Card['a']`, `Exclude<keyof Card, 'a'>`. */
function objectOfTypeLiteral(literal: AnyNode, module: SourceModule): AnyNode | undefined {
  let node = parentOf(literal, module);
  if (node?.type !== 'TSLiteralType') return undefined;
  let parent = parentOf(node, module);
  while (parent?.type === 'TSUnionType') {
    node = parent;
    parent = parentOf(parent, module);
  }
  if (parent?.type === 'TSIndexedAccessType') return parent.indexType === node ? parent.objectType : undefined;
  if (parent?.type !== 'TSTypeParameterInstantiation') return undefined;
  const reference = parentOf(parent, module);
  if (reference?.type !== 'TSTypeReference' || reference.typeName.type !== 'Identifier') return undefined;
  const [first, second] = parent.params;
  if (second !== node) return undefined;
  const keys = KEYS.has(reference.typeName.name) && first?.type === 'TSTypeOperator' && first.operator === 'keyof';
  return keys ? first.typeAnnotation : KEYED.has(reference.typeName.name) ? first : undefined;
}

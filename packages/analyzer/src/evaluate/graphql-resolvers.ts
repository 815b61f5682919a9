/** Resolvers of GraphQL by the types and fields of the schema that the project writes: found by names, without evaluating anything. */
import { RESOLVER_KEY } from '../clients/graphql.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { addTo } from '../group.js';
import { indexOf, parentOf, variableAt } from '../syntax/module-index.js';
import { memberName, placeKey, propertyName, unwrap, valueOfProperty, type FunctionNode } from '../syntax/nodes.js';
import {
  declaresTypes,
  joinedTypes,
  typesIn,
  type DeclaredType,
  type SchemaField,
  type SchemaTypes,
} from '../syntax/graphql-schema.js';
import { once, type Context } from './context.js';
import { exportedVariable } from './imports.js';

/** The resolver of a field: what is written as its value. */
export interface Resolver {
  type: string;
  field: string;
  written: AnyNode;
  module: SourceModule;
}

interface Schema {
  types: SchemaTypes;
  /** By the type. */
  resolvers: Map<string, Resolver[]>;
  /** By the field, of whatever type. */
  byField: Map<string, Resolver[]>;
  /** By the place of what is written. */
  byFunction: Map<string, Resolver>;
}

const NOTHING: Schema = { types: new Map(), resolvers: new Map(), byField: new Map(), byFunction: new Map() };

/** The types that the texts of a project declare, and the resolvers of their fields. */
export function schemaOf(context: Context, module: SourceModule): Schema {
  return once(context, 'graphql-schema', context.host ? 'project' : module, NOTHING, () => {
    const rooted = context.host?.modulesMentioning(['type Query', 'type Mutation']) ?? [module];
    if (rooted.length === 0) return NOTHING;
    const more = context.host?.modulesMentioning(['gql`', 'extend type']) ?? [];
    const types = joinedTypes([...new Set([...rooted, ...more])].flatMap(declaredIn));
    if (types.size === 0) return NOTHING;
    const schema: Schema = { types, resolvers: new Map(), byField: new Map(), byFunction: new Map() };
    const names = [...types.keys()];
    for (const place of context.host?.modulesMentioning(names) ?? [module]) readResolvers(context, schema, place);
    return schema;
  });
}

function declaredIn(module: SourceModule): DeclaredType[] {
  return indexOf(module).literals.flatMap((literal) => {
    const text = textOf(literal);
    return text !== undefined && declaresTypes(text) ? typesIn(text) : [];
  });
}

function textOf(node: AnyNode): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw).join(' ') : undefined;
}

/** `{ Group: { headcount: (group) => … } }`, `exports.Group = { … }`, `const Group = { … }`. */
function readResolvers(context: Context, schema: Schema, module: SourceModule): void {
  const index = indexOf(module);
  for (const property of index.properties) {
    if (parentOf(property, module)?.type === 'ObjectExpression')
      addResolvers(context, schema, propertyName(property), property.value, module);
  }
  for (const { left, right } of index.assignments)
    if (left.type === 'MemberExpression') addResolvers(context, schema, memberName(left), right, module);
}

function addResolvers(
  context: Context,
  schema: Schema,
  type: string | undefined,
  written: AnyNode,
  module: SourceModule,
): void {
  const fields = type === undefined ? undefined : schema.types.get(type);
  const found = fields && writtenAt(context, written, module);
  if (type === undefined || found?.node.type !== 'ObjectExpression') return;
  for (const property of found.node.properties) {
    const field = property.type === 'Property' ? propertyName(property) : undefined;
    if (property.type !== 'Property' || field === undefined || !fields?.has(field)) continue;
    const item = writtenAt(context, property.value, found.module);
    if (!item) continue;
    const fn = valueOfProperty(item.node, RESOLVER_KEY) ?? item.node;
    const resolver = { type, field, written: fn, module: item.module };
    const key = placeKey(fn, item.module);
    if (schema.byFunction.has(key)) continue;
    addTo(schema.resolvers, type, resolver);
    addTo(schema.byField, field, resolver);
    schema.byFunction.set(key, resolver);
  }
}

/** What is written, or what is declared under the name that is. */
function writtenAt(
  context: Context,
  written: AnyNode,
  module: SourceModule,
): { node: AnyNode; module: SourceModule } | undefined {
  const node = unwrap(written);
  if (node.type !== 'Identifier') return { node, module };
  const variable = variableAt(node.name, node, module);
  const origin = variable && exportedVariable(context, variable, module);
  const declared = origin?.variable.defs[0]?.node as AnyNode | undefined;
  const definition = declared?.type === 'VariableDeclarator' ? declared.init : declared;
  return origin && definition ? { node: unwrap(definition), module: origin.module } : undefined;
}

/** The fields of the schema whose type is this one. */
export function fieldsOfType(types: SchemaTypes, type: string): { owner: string; name: string; field: SchemaField }[] {
  return [...types].flatMap(([owner, fields]) =>
    [...fields].flatMap(([name, field]) => (field.type === type ? [{ owner, name, field }] : [])),
  );
}

/** The resolver that a function is. */
export function resolverAt(context: Context, fn: FunctionNode, module: SourceModule): Resolver | undefined {
  return schemaOf(context, module).byFunction.get(placeKey(fn, module));
}

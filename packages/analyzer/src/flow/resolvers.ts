/** The flow through resolvers of GraphQL: what a field gives is what the resolvers of its type are called with. */
import { CONTEXT_OPTION, RESOLVER, SOURCES_OPTION, mayServeGraphql } from '../clients/graphql.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { calledName } from '../evaluate/called-name.js';
import { fieldsOfType, schemaOf, type Resolver } from '../evaluate/graphql-resolvers.js';
import { ancestor } from '../syntax/module-index.js';
import { isFunction, placeKey, propertyName, type FunctionNode, type NodeOf } from '../syntax/nodes.js';
import { markPattern } from './bindings.js';
import { isNew, type At, type Marks, type Way } from './marks.js';

/** What is given under the name of a field: the resolvers of its type receive it, and so do those of the fields below. */
export function markResolvers(marks: Marks, property: NodeOf<'Property'>, module: SourceModule, way: Way): void {
  const name = propertyName(property);
  if (name === CONTEXT_OPTION || name === SOURCES_OPTION) markShared(marks, property, module, way);
  const schema = schemaOf(marks.context, module);
  for (const item of name === undefined ? [] : (schema.byField.get(name) ?? []))
    markField(marks, item.type, item.field, module, way);
  // `{ headcount: { resolve: (group) => … } }`
  const resolver = schema.byFunction.get(placeKey(property.value, module));
  if (resolver) markField(marks, resolver.type, resolver.field, module, way);
}

function markField(marks: Marks, owner: string, field: string, module: SourceModule, way: Way): void {
  const { types, resolvers } = schemaOf(marks.context, module);
  const type = types.get(owner)?.get(field)?.type;
  if (type === undefined || !types.has(type) || !isNew(marks, `graphql ${type}`, way)) return;
  const own = resolvers.get(type) ?? [];
  for (const item of own) markParameter(marks, item, RESOLVER.parent, way);
  for (const name of types.get(type)?.keys() ?? [])
    if (!own.some((item) => item.field === name)) markField(marks, type, name, module, way);
}

function markParameter(marks: Marks, { written, module }: Resolver, index: number, way: Way): void {
  const parameter = isFunction(written) ? written.params[index] : undefined;
  if (parameter) markPattern(marks, parameter, module, way);
}

/** `new ApolloServer({ context, dataSources })`: each resolver is given it. */
function markShared(marks: Marks, property: AnyNode, module: SourceModule, way: Way): void {
  const call = ancestor(property, module, ({ type }) => type === 'CallExpression' || type === 'NewExpression');
  if (call?.type !== 'CallExpression' && call?.type !== 'NewExpression') return;
  if (!mayServeGraphql(calledName(call.callee, module)) || !isNew(marks, 'graphql context', way)) return;
  for (const items of schemaOf(marks.context, module).resolvers.values())
    for (const item of items) markParameter(marks, item, RESOLVER.context, way);
}

/** What gives a resolver what it is called with: the resolvers of the fields that are of its type. */
export function resolverGivers(marks: Marks, fn: FunctionNode, module: SourceModule): At[] {
  const { byFunction, resolvers, types } = schemaOf(marks.context, module);
  const resolver = byFunction.get(placeKey(fn, module));
  if (!resolver) return [];
  return fieldsOfType(types, resolver.type).flatMap(({ owner, name }) =>
    (resolvers.get(owner) ?? [])
      .filter((item) => item.field === name)
      .map((item) => ({ node: item.written, module: item.module })),
  );
}

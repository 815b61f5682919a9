/** What the resolvers of GraphQL receive: what the field above gave, and what the server lets all of them share. */
import { CONTEXT_OPTION, RESOLVER, SOURCES_OPTION, mayServeGraphql, servesGraphql } from '../clients/graphql.js';
import type { SourceModule } from '../contracts.js';
import { ROOT_TYPES } from '../syntax/graphql-schema.js';
import { indexOf } from '../syntax/module-index.js';
import type { FunctionNode } from '../syntax/nodes.js';
import { madeObject } from '../values/made-values.js';
import { UNKNOWN, alternatives, isUnknown, mapValue, unionOfKnown, type Value } from '../values/value.js';
import { calledName } from './called-name.js';
import { once, type Context } from './context.js';
import { fieldsOfType, resolverAt, schemaOf } from './graphql-resolvers.js';
import { elementOf, memberOf } from './members.js';
import { exportOf } from './package-functions.js';
import { returnedByAny } from './returned-value.js';

/** What a resolver is called with at a position. */
export function resolverParameter(context: Context, fn: FunctionNode, index: number, module: SourceModule): Value {
  if (index !== RESOLVER.parent && index !== RESOLVER.context) return UNKNOWN;
  const resolver = resolverAt(context, fn, module);
  if (!resolver) return UNKNOWN;
  return index === RESOLVER.context ? sharedContext(context, module) : objectsOf(context, resolver.type, module);
}

/** What the fields of a type are read of: what the fields give that are of the type. */
function objectsOf(context: Context, type: string, module: SourceModule): Value {
  if (ROOT_TYPES.has(type)) return UNKNOWN;
  return once<Value>(context, 'graphql-objects', `${type} ${context.host ? '' : module.file}`, UNKNOWN, () =>
    unionOfKnown(
      fieldsOfType(schemaOf(context, module).types, type).map(({ owner, name, field }) => {
        const given = fieldValue(context, owner, name, module);
        return field.list ? elementOf(given) : given;
      }),
    ),
  );
}

/** What a field gives: what its resolvers return, or else the member of its name. */
function fieldValue(context: Context, type: string, field: string, module: SourceModule): Value {
  const resolvers = (schemaOf(context, module).resolvers.get(type) ?? []).filter((item) => item.field === field);
  if (resolvers.length === 0) {
    const owner = objectsOf(context, type, module);
    return isUnknown(owner) ? UNKNOWN : memberOf(context, owner, field);
  }
  return unionOfKnown(
    resolvers.map(({ written, module: at }) => returnedByAny(context, context.evaluate(written, at, undefined))),
  );
}

/** What servers let their resolvers share. */
function sharedContext(context: Context, module: SourceModule): Value {
  return once<Value>(context, 'graphql-context', context.host ? 'project' : module, UNKNOWN, () => {
    const places = context.host?.modulesMentioning([CONTEXT_OPTION, SOURCES_OPTION]) ?? [module];
    return unionOfKnown(places.flatMap((place) => contextsIn(context, place)));
  });
}

function contextsIn(context: Context, module: SourceModule): Value[] {
  return indexOf(module).calls.flatMap((call) => {
    if (call.type === 'TaggedTemplateExpression' || !mayServeGraphql(calledName(call.callee, module))) return [];
    const serves = alternatives(context.evaluate(call.callee, module, undefined)).some(
      (part) => part.kind === 'package' && servesGraphql(part.name, exportOf(part)),
    );
    if (!serves) return [];
    return call.arguments.flatMap((argument) => {
      const options = context.evaluate(argument, module, undefined);
      if (options.kind !== 'object') return [];
      const read = (name: string): Value => made(context, memberOf(context, options, name));
      const sources = { value: () => read(SOURCES_OPTION), module };
      const entries = options.entries.has(SOURCES_OPTION) ? [[SOURCES_OPTION, sources] as const] : [];
      return [madeObject(new Map(entries), [() => read(CONTEXT_OPTION)])];
    });
  });
}

/** What an option is, or what the function that it is returns. */
function made(context: Context, option: Value): Value {
  return mapValue(option, (part) => (part.kind === 'function' ? returnedByAny(context, part) : part));
}

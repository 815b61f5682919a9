/** Deprecated fields in schemas that model a resource: the keys of `z.object({ … })`, and those that `pick` and `omit` name. */
import { isSchemaPackage, makesObject, picksFields } from '../clients/schemas.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { refill } from '../evaluate/budget.js';
import { resourceOfShape } from '../evaluate/resource-types.js';
import { modelOfSchema } from '../evaluate/schema-model.js';
import { typeOfSchema } from '../evaluate/schema-values.js';
import { confidenceOf } from '../requests/confidence.js';
import { indexOf, parentOf } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { memberName, propertyName, type NodeOf } from '../syntax/nodes.js';
import { UNKNOWN, alternatives, isUnknown, unionOfKnown, type Value } from '../values/value.js';
import { isField } from './field-names.js';
import type { MatchList } from './match-list.js';

/** Adds the matches of fields in the schemas of a module. */
export function detectSchemaFields(context: Context, module: SourceModule, list: MatchList): void {
  for (const property of indexOf(module).properties) {
    const name = propertyName(property);
    if (name === undefined || !context.index.fieldTargets.has(name)) continue;
    const object = parentOf(property, module);
    const call = object && takenBy(object, module).taker;
    if (object?.type !== 'ObjectExpression' || call?.type !== 'CallExpression') continue;
    refill(context);
    const callee = schemaCallee(context, call, module);
    if (callee === undefined) continue;
    const model = modelOf(context, call, callee, object, module);
    for (const value of alternatives(model)) {
      if (value.kind !== 'resource') continue;
      for (const entry of context.index.fieldTargets.get(name) ?? []) {
        if (!isField(context, entry.target, value.resource) || entry.target.unless || entry.target.when) continue;
        const site = { form: 'type-member', node: property.key, member: property } as const;
        list.add({
          entry,
          module,
          node: property.key,
          spelling: name,
          belief: confidenceOf(context, value.source),
          site,
        });
      }
    }
  }
}

/** The name of the schema function that a call calls; undefined where it is none. */
function schemaCallee(context: Context, call: NodeOf<'CallExpression'>, module: SourceModule): string | undefined {
  const { callee } = call;
  const written =
    callee.type === 'MemberExpression' ? memberName(callee) : callee.type === 'Identifier' ? callee.name : '';
  for (const value of alternatives(context.evaluate(callee, module, undefined))) {
    if (value.kind !== 'package' || !isSchemaPackage(value.name)) continue;
    const name = value.path.at(-1) ?? '';
    return makesObject(name) || picksFields(name) ? name : undefined;
  }
  return written === 'object' && isInSchema(context, call, module) ? written : undefined;
}

/** A call without a known package inside a schema that has one. */
function isInSchema(context: Context, call: AnyNode, module: SourceModule): boolean {
  const property = takenBy(call, module).taker;
  const object = property?.type === 'Property' ? parentOf(property, module) : undefined;
  const outer = object && takenBy(object, module).taker;
  return outer?.type === 'CallExpression' && schemaCallee(context, outer, module) !== undefined;
}

/** The resource that a schema object models: by what it checks, by the schema it picks from, or by its fields. */
function modelOf(
  context: Context,
  call: NodeOf<'CallExpression'>,
  name: string,
  object: NodeOf<'ObjectExpression'>,
  module: SourceModule,
): Value {
  const receiver = call.callee.type === 'MemberExpression' ? call.callee.object : undefined;
  const source = receiver && picksFields(name) ? typeOfSchema(context, receiver, module) : UNKNOWN;
  const model = unionOfKnown([modelOfSchema(context, call, module), source]);
  if (alternatives(model).some((value) => value.kind === 'resource')) return model;
  if (!isUnknown(model)) return UNKNOWN;
  const names = object.properties.flatMap((item) => (item.type === 'Property' ? (propertyName(item) ?? []) : []));
  const found = resourceOfShape(context, 'schema', names, module);
  return found ? { kind: 'resource', resource: found.resource, list: false, source: found.source } : UNKNOWN;
}

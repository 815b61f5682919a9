/** Definitions of Zapier, `{ perform, sample, outputFields }`: the sample and the fields speak of what the function gives. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { propertyName, valueOfProperty, type NodeOf } from '../syntax/nodes.js';
import { UNKNOWN, mapValue, type Value } from '../values/value.js';
import type { Context } from './context.js';
import { elementOf } from './members.js';
import { returnedValue } from './returned-value.js';

/** One of the objects that the `perform` of a definition gives; unknown for other objects. */
export function performedBy(context: Context, definition: NodeOf<'ObjectExpression'>, module: SourceModule): Value {
  const perform = valueOfProperty(definition, 'perform');
  if (!perform) return UNKNOWN;
  return mapValue(context.evaluate(perform, module, undefined), (part) => {
    if (part.kind !== 'function') return UNKNOWN;
    const given = returnedValue(context, part.node, part.module, part.frame);
    return mapValue(given, (value) => (isOne(value) ? value : elementOf(value)));
  });
}

/** What speaks of the result of a function beside which it stands: nothing beside any but `perform`. */
export function besidePerform(property: AnyNode, definition: AnyNode): AnyNode[] {
  if (property.type !== 'Property' || definition.type !== 'ObjectExpression') return [];
  if (propertyName(property) !== 'perform') return [];
  return ['sample', 'outputFields'].flatMap((name) => valueOfProperty(definition, name) ?? []);
}

function isOne(value: Value): boolean {
  return (value.kind === 'resource' && !value.list) || value.kind === 'object';
}

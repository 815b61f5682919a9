/** Object literals: their members are read when they are asked for. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { variableAt } from '../syntax/module-index.js';
import { propertyName, type NodeOf } from '../syntax/nodes.js';
import { UNKNOWN, onlyPart, type Entry, type Frame, type ObjectValue, type Value } from '../values/value.js';
import { assignedInto } from './assigned-objects.js';
import { addedTo } from './collections.js';
import type { Context } from './context.js';
import { copiedInto } from './copied-members.js';
import { callFunction } from './frames.js';
import { computedName } from './members.js';
import { writtenByLoops } from './named-writes.js';

/** The value of an object literal; a getter gives what it returns. */
export function objectValue(
  context: Context,
  node: NodeOf<'ObjectExpression'>,
  module: SourceModule,
  frame: Frame | undefined,
): ObjectValue {
  const entries = new Map<string, Entry>();
  const spreads: (() => Value)[] = [];
  const unnamed: (() => Value)[] = [];
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      spreads.push(() => context.evaluate(property.argument, module, frame));
      continue;
    }
    if (property.kind === 'set') continue;
    const name = property.computed ? computedName(context, property.key, module, frame) : propertyName(property);
    if (name === undefined) {
      unnamed.push(() => context.evaluate(property.value, module, frame));
      continue;
    }
    entries.set(name, {
      value: () => {
        const value = withSelf(context.evaluate(property.value, module, frame), object, property);
        if (property.kind !== 'get') return value;
        const place = { node: property, module, frame };
        return value.kind === 'function' ? callFunction(context, value, [], place) : UNKNOWN;
      },
      ...(toldBy(context, property, module, frame) ?? { key: property.key, property, module }),
    });
  }
  spreads.push(
    ...copiedInto(context, node, module, frame),
    ...assignedInto(context, node, module, frame),
    ...writtenByLoops(context, node, module, frame),
  );
  const added = [...unnamed, ...addedTo(context, node, module, frame)];
  const object: ObjectValue = {
    kind: 'object',
    place: { node, module, frame },
    entries,
    spreads,
    ...(added.length > 0 ? { added } : {}),
  };
  return object;
}

/** Where the name of a computed key stands that a function is given: `{ [name]: value }` of `(name, value) => …`. */
function toldBy(
  context: Context,
  { key, computed }: NodeOf<'Property'>,
  module: SourceModule,
  frame: Frame | undefined,
): Pick<Entry, 'key' | 'property' | 'module'> | undefined {
  if (!computed || key.type !== 'Identifier') return undefined;
  if (variableAt(key.name, key, module)?.defs[0]?.type !== 'Parameter') return undefined;
  const part = onlyPart(context.evaluate(key, module, frame));
  return part && { key: part.node, property: part.node, module: part.module };
}

/** A method of an object literal sees the object as `this`. */
function withSelf(value: Value, self: Value, property: { value: AnyNode }): Value {
  return value.kind === 'function' && property.value.type === 'FunctionExpression' ? { ...value, self } : value;
}

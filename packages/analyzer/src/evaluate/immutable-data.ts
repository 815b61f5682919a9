/** Data of Immutable.js and its like: objects and lists whose members methods read, and change in copies. */
import type { NodeOf } from '../syntax/nodes.js';
import { writtenElements } from '../values/written-elements.js';
import { alternatives, isOfService, plainText, type Place, type Value } from '../values/value.js';
import { argumentsOf } from './calls.js';
import type { Context } from './context.js';
import { elementOf, memberOf } from './members.js';

/** Methods that give the same data again, plain or with a member that is another. */
const SAME = new Set([
  'toJS',
  'toObject',
  'asMutable',
  'asImmutable',
  'set',
  'setIn',
  'updateIn',
  'deleteIn',
  'remove',
]);

/** `card.get('name')`, `cards.getIn([0, 'name'])`, `card.set('name', name)`; undefined where the receiver is no data or the method another. */
export function immutableMethod(
  context: Context,
  call: NodeOf<'CallExpression'>,
  receiver: Value,
  name: string,
  { module, frame }: Place,
): Value | undefined {
  if (!isOfService(receiver) || !alternatives(receiver).some(isPlain)) return undefined;
  if (SAME.has(name)) return receiver;
  if (name !== 'get' && name !== 'getIn') return undefined;
  const [first] = argumentsOf(context, call, module, frame);
  const steps = first && (name === 'get' ? [first] : writtenElements(first));
  return steps?.reduce((value, step) => stepInto(context, value, step), receiver);
}

/** True for an object, a resource or a list, which have no such methods of their own. */
function isPlain(part: Value): boolean {
  return part.kind === 'resource' ? part.resource !== '*' : part.kind === 'list' && !part.access;
}

function stepInto(context: Context, value: Value, step: Value): Value {
  const name = plainText(step);
  return name === undefined ? elementOf(value) : memberOf(context, value, name);
}

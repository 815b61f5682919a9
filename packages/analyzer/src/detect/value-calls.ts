/** Values given to a call: looked up in a list, compared, expected, matched against rows, subscribed to, or passed on. */
import type { AnyNode, SourceModule, ValueContainer } from '../contracts.js';
import { calledName } from '../evaluate/called-name.js';
import type { Context } from '../evaluate/context.js';
import { isOwnEvent } from '../evaluate/event-emitters.js';
import { takenBy } from '../syntax/outermost.js';
import { unwrap, type NodeOf } from '../syntax/nodes.js';
import { asked, textOf, written, type Held } from './value-containers.js';
import { comparedValues } from './value-comparisons.js';
import { heldByTest } from './value-definitions.js';
import { ASKERS } from './value-uses.js';

type Call = NodeOf<'CallExpression' | 'NewExpression'>;

/** Methods of a string that compare it with their argument. */
const TESTS = new Set(['startsWith', 'endsWith', 'localeCompare', 'equals', 'eq']);
/** Functions that compare their first two arguments. */
const EQUALITIES = new Set([
  'is',
  'isEqual',
  'eq',
  'equal',
  'strictEqual',
  'notEqual',
  'notStrictEqual',
  'deepEqual',
  'deepStrictEqual',
]);
/** Expectations about what `expect(…)` was given. */
const EXPECTATIONS = /^(to)?(be|equal|equals|eql|eq|contain|include|strictequal|stricteql)$/i;
const SUBSCRIBERS = new Set([
  'on',
  'once',
  'off',
  'subscribe',
  'unsubscribe',
  'addListener',
  'addEventListener',
  'removeListener',
]);

/** What a literal argument is to a call; undefined where the call says nothing about it. */
export function heldByCall(
  context: Context,
  call: Call,
  node: AnyNode,
  literal: AnyNode,
  module: SourceModule,
): Held | undefined {
  const index = call.arguments.indexOf(node as never);
  if (index < 0) return undefined;
  const name = calledName(call.callee, module);
  const callee = unwrap(call.callee);
  const compared = (other: AnyNode): Held => {
    const asksFor = name === 'includes' || name === 'has' ? comparedValues(context, call, other, module) : [];
    const values = [...new Set([textOf(context, literal, module) ?? '', ...asksFor])];
    const container: ValueContainer = { kind: 'comparison', node: call, operator: name, other, values };
    return { container, module, subjects: asked(other, module) };
  };
  const other = call.arguments[1 - index];
  if (EQUALITIES.has(name) && other && index < 2) return compared(other);
  if (callee.type === 'MemberExpression' && index === 0) {
    if (ASKERS.has(name) || TESTS.has(name)) return compared(callee.object);
    const expected = EXPECTATIONS.test(name) ? expectedOf(callee.object, module) : undefined;
    if (expected) return compared(expected);
    if (SUBSCRIBERS.has(name)) {
      const event = textOf(context, literal, module);
      if (event !== undefined && isOwnEvent(context, event, callee.object, module)) return undefined;
      return written(context, call, literal, module);
    }
  }
  const tested = heldByTest(call, node, module);
  if (tested) return { ...written(context, call, literal, module), members: [tested] };
  // A schema (`z.literal('legacy')`, `valid('a', 'b')`), or a parameter with a type.
  const values = call.arguments.flatMap((argument) => textOf(context, argument, module) ?? []);
  const container: ValueContainer =
    values.length > 1
      ? { kind: 'array', node: call, values }
      : { kind: 'write', node: call, values: [...siblings(context, call, module), ...values] };
  return { container, module, subjects: [], schemas: asked(call, module), literal: node, weak: true };
}

/** What `expect(x).not.toBe(…)` is about. */
function expectedOf(receiver: AnyNode, module: SourceModule): AnyNode | undefined {
  let node = unwrap(receiver);
  while (node.type === 'MemberExpression') node = unwrap(node.object);
  if (node.type !== 'CallExpression' || calledName(node.callee, module) !== 'expect') return undefined;
  return node.arguments[0];
}

/** The literals of the other members of `z.union([z.literal('a'), z.literal('b')])`. */
function siblings(context: Context, call: Call, module: SourceModule): string[] {
  const list = takenBy(call, module).taker;
  if (list?.type !== 'ArrayExpression') return [];
  return list.elements.flatMap((item) => {
    const element = item && unwrap(item);
    const [first] =
      element?.type === 'CallExpression' && calledName(element.callee, module) === calledName(call.callee, module)
        ? element.arguments
        : [];
    return element !== call && first ? (textOf(context, first, module) ?? []) : [];
  });
}

/** Collections: what they are filled with after they were made, and what their methods and iteration give. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { type NodeOf } from '../syntax/nodes.js';
import { UNKNOWN, alternatives, mapValue, union, type Frame, type Value } from '../values/value.js';
import type { Context } from './context.js';
import { assignedTo, callsOn, membersByKey } from './later-calls.js';
import { elementOf } from './members.js';
import { writtenByName } from './named-writes.js';

const ADDERS: Readonly<Record<string, number>> = { push: 0, unshift: 0, add: 0, set: 1 };

/**
 * What is put into the collection that an expression makes: `list.push(x)`, `map.set(k, x)`, `table[k] = x`, `table[k].push(x)`; each
 * is one element, evaluated when asked for.
 */
export function addedTo(
  context: Context,
  node: AnyNode,
  module: SourceModule,
  frame: Frame | undefined,
): ((name?: string) => Value)[] {
  const evaluate = (item: AnyNode) => (): Value => context.evaluate(item, module, frame);
  const called = callsOn(context, node, module).flatMap(({ name, call }) => addedBy(name, call).map(evaluate));
  const written = membersByKey(context, node, module).flatMap((member): ((name?: string) => Value)[] => {
    const assigned = assignedTo(member, module);
    if (assigned) return [writtenByName(context, member, assigned, module, frame)];
    return callsOn(context, member, module).flatMap(({ name, call }) =>
      addedBy(name, call).map((item) => () => listOfOne(context.evaluate(item, module, frame))),
    );
  });
  return [...called, ...written];
}

function addedBy(name: string, call: NodeOf<'CallExpression'>): AnyNode[] {
  if (!Object.hasOwn(ADDERS, name)) return [];
  return call.arguments.slice(ADDERS[name]);
}

function listOfOne(value: Value): Value {
  return mapValue(value, (part) =>
    part.kind === 'resource' && !part.list ? { ...part, list: true } : { kind: 'list', element: part },
  );
}

/** `new Map(pairs)`: a table that iterates over pairs. */
export function mapOf(
  context: Context,
  node: NodeOf<'NewExpression'>,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const [first] = node.arguments;
  const pairs = first ? valueOfPair(iterated(context.evaluate(first, module, frame))) : UNKNOWN;
  const element = union([pairs, ...addedTo(context, node, module, frame).map((read) => read())].filter(isSomething));
  return { kind: 'list', element, access: 'pairs' };
}

function isSomething(value: Value): boolean {
  return value.kind !== 'unknown';
}

/** The second of a pair. */
export function valueOfPair(pair: Value): Value {
  return mapValue(pair, (part) => (part.kind === 'array' ? (part.elements[1]?.() ?? UNKNOWN) : UNKNOWN));
}

/** What iteration gives, one at a time: pairs where the collection is a `Map`. */
export function iterated(value: Value): Value {
  return mapValue(value, (part) =>
    part.kind === 'list' && part.access === 'pairs' ? pairOf(part.element) : elementOf(part),
  );
}

function pairOf(element: Value): Value {
  return { kind: 'array', place: undefined, elements: [() => UNKNOWN, () => element] };
}

/** A method that lists, sets and maps have beside those of the language's arrays; undefined where it is none. */
export function collectionMethod(receiver: Value, name: string): Value | undefined {
  const element = elementOf(receiver);
  switch (name) {
    case 'entries':
      return { kind: 'list', element: pairOf(element) };
    case 'values':
      return listOfOne(element);
    case 'keys':
      return { kind: 'list', element: UNKNOWN };
    // An iterator is seen as the list that it goes over.
    case 'next':
      return outcome(() => element);
    case 'get':
      return alternatives(receiver).some((part) => part.kind === 'list' && part.access === 'pairs')
        ? element
        : undefined;
    default:
      return undefined;
  }
}

/** The results of `Promise.allSettled`: each value stands below `value`. */
export function settled(value: Value): Value {
  return mapValue(value, (part): Value => {
    if (part.kind === 'array') {
      return { ...part, place: undefined, elements: part.elements.map((read) => () => outcome(read)) };
    }
    return { kind: 'list', element: outcome(() => elementOf(part)) };
  });
}

function outcome(read: () => Value): Value {
  return { kind: 'list', element: read(), access: 'names' };
}

/** Members that a loop writes one by one: `for (const verb of ['get', 'post']) client[verb] = (path) => request(verb, path)`. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf, variableAt } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { isFunction, memberName, unwrap, type FunctionNode, type NodeOf } from '../syntax/nodes.js';
import {
  UNDEFINED,
  alternatives,
  plainText,
  type Frame,
  type FunctionValue,
  type Place,
  type Value,
} from '../values/value.js';
import { writtenElements } from '../values/written-elements.js';
import { once, type Context } from './context.js';
import { inFrame, openFrame } from './frames.js';

/** What reads the member that `table[key] = value` writes; asked for a name, in the turn of the loop in which the key is that name. */
export function writtenByName(
  context: Context,
  member: NodeOf<'MemberExpression'>,
  value: AnyNode,
  module: SourceModule,
  frame: Frame | undefined,
): (name?: string) => Value {
  return (name) => {
    const turns = name === undefined ? undefined : turnsOver(context, member.property, { node: value, module, frame });
    if (name === undefined || !turns) return context.evaluate(value, module, frame);
    const turn = turns.get(name);
    return turn ? context.evaluate(value, module, turn) : UNDEFINED;
  };
}

/** The value of the variable of a loop in the turn that is in progress. */
export function turnOf(loop: NodeOf<'ForOfStatement'>, frame: Frame | undefined): Value | undefined {
  for (let current = frame; current; current = current.parent) if (current.fn === loop) return current.args[0];
  return undefined;
}

interface Loop {
  list: AnyNode;
  /** The statement, or the function that is called for each element. */
  node: NodeOf<'ForOfStatement'> | FunctionNode;
}

/** The turns of the loop whose variable a key is, by what the key is in each; undefined where not all of them are known. */
function turnsOver(context: Context, key: AnyNode, place: Place): ReadonlyMap<string, Frame> | undefined {
  const loop = loopOf(key, place);
  if (!loop) return undefined;
  const { module, frame } = place;
  return once(
    context,
    'turns-of-loops',
    inFrame(loop.node, frame),
    undefined as ReadonlyMap<string, Frame> | undefined,
    () => {
      const turns = new Map<string, Frame>();
      for (const list of alternatives(context.evaluate(loop.list, module, frame))) {
        for (const item of writtenElements(list) ?? [undefined]) {
          const name = item && plainText(item);
          const turn = item && name !== undefined ? turnWith(context, loop, item, place) : undefined;
          if (name === undefined || !turn) return undefined;
          turns.set(name, turn);
        }
      }
      return turns.size > 0 ? turns : undefined;
    },
  );
}

function loopOf(key: AnyNode, { module }: Place): Loop | undefined {
  const name = unwrap(key);
  const definition = name.type === 'Identifier' ? variableAt(name.name, name, module)?.defs[0] : undefined;
  const owner = definition?.node as AnyNode | undefined;
  if (!owner) return undefined;
  if (isFunction(owner)) {
    const { place, taker: call } = takenBy(owner, module);
    if (owner.params[0] !== definition?.name || call?.type !== 'CallExpression' || call.arguments[0] !== place)
      return undefined;
    const { callee } = call;
    const walks = callee.type === 'MemberExpression' && WALKERS.has(memberName(callee) ?? '');
    return walks ? { list: callee.object, node: owner } : undefined;
  }
  if (owner.type !== 'VariableDeclarator' || owner.id !== definition?.name) return undefined;
  const loop = parentOf(parentOf(owner, module) ?? owner, module);
  return loop?.type === 'ForOfStatement' ? { list: loop.right, node: loop } : undefined;
}

const WALKERS = new Set(['forEach', 'map']);

function turnWith(context: Context, { node }: Loop, item: Value, place: Place): Frame | undefined {
  const { module, frame } = place;
  if (node.type !== 'ForOfStatement') {
    const fn: FunctionValue = { kind: 'function', node, module, frame, self: undefined, bound: [item] };
    return openFrame(context, fn, [], place);
  }
  const depth = (frame?.depth ?? 0) + 1;
  return { fn: node, module, args: [item], self: frame?.self, parent: frame, call: place, depth };
}

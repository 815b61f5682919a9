/**
 * Members that a loop writes one by one: `for (const verb of ['get', 'post']) client[verb] = (path) => request(verb, path)`,
 * `COLUMNS.forEach((column) => { body[column.field] = row[column.title]; })`.
 */
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf, variableAt } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { contains, isFunction, memberName, unwrap, type FunctionNode, type NodeOf } from '../syntax/nodes.js';
import { madeObject } from '../values/made-values.js';
import {
  UNDEFINED,
  alternatives,
  onlyPart,
  plainText,
  type Entry,
  type Frame,
  type FunctionValue,
  type LiteralPart,
  type Place,
  type Value,
} from '../values/value.js';
import { writtenElements } from '../values/written-elements.js';
import { once, type Context } from './context.js';
import { inFrame, openFrame } from './frames.js';
import { assignedTo, membersByKey } from './later-calls.js';

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
    return turn ? context.evaluate(value, module, turn.frame) : UNDEFINED;
  };
}

/** The members that loops write into the object that an expression makes, under the names that tables hold, each read when asked for. */
export function writtenByLoops(
  context: Context,
  object: AnyNode,
  module: SourceModule,
  frame: Frame | undefined,
): (() => Value)[] {
  return membersByKey(context, object, module).flatMap((member): (() => Value)[] => {
    const value = assignedTo(member, module);
    const place = value && { node: value, module, frame };
    return place && loopOf(member.property, place) ? [() => membersOf(context, member.property, place)] : [];
  });
}

function membersOf(context: Context, key: AnyNode, place: Place): Value {
  const entries = new Map<string, Entry>();
  for (const [name, turn] of turnsOver(context, key, place) ?? []) {
    const value = (): Value => context.evaluate(place.node, place.module, turn.frame);
    const { named } = turn;
    entries.set(
      name,
      named ? { value, key: named.node, property: named.node, module: named.module } : { value, module: place.module },
    );
  }
  return entries.size > 0 ? madeObject(entries) : UNDEFINED;
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

interface Turn {
  frame: Frame;
  /** The text that names the member, where it stands. */
  named: LiteralPart | undefined;
}

/** The turns of the loop that a key is read from, by what the key is in each; undefined where not all of them are known. */
function turnsOver(context: Context, key: AnyNode, place: Place): ReadonlyMap<string, Turn> | undefined {
  const loop = loopOf(key, place);
  if (!loop) return undefined;
  const { module, frame } = place;
  return once(
    context,
    'turns-of-loops',
    inFrame(key, frame),
    undefined as ReadonlyMap<string, Turn> | undefined,
    () => {
      const turns = new Map<string, Turn>();
      for (const list of alternatives(context.evaluate(loop.list, module, frame))) {
        for (const item of writtenElements(list) ?? [undefined]) {
          const turn = item && turnWith(context, loop, item, place);
          const text = turn ? context.evaluate(key, module, turn) : UNDEFINED;
          const name = plainText(text);
          if (!turn || name === undefined) return undefined;
          const part = onlyPart(text);
          turns.set(name, { frame: turn, named: part && 'text' in part ? part : undefined });
        }
      }
      return turns.size > 0 ? turns : undefined;
    },
  );
}

/** Members of members, and constants that hold them. */
const MAX_STEPS = 3;

/** The loop whose variable a key is, or is read from: `column.field`. */
function loopOf(key: AnyNode, place: Place, steps = 0): Loop | undefined {
  const { module } = place;
  const name = unwrap(key);
  if (steps > MAX_STEPS) return undefined;
  if (name.type === 'MemberExpression') return loopOf(name.object, place, steps + 1);
  const definition = name.type === 'Identifier' ? variableAt(name.name, name, module)?.defs[0] : undefined;
  const owner = definition?.node as AnyNode | undefined;
  const binding = definition?.name as AnyNode | undefined;
  if (!owner || !binding) return undefined;
  if (isFunction(owner)) {
    const [element] = owner.params;
    const { place: callback, taker: call } = takenBy(owner, module);
    if (!element || !contains(element, binding)) return undefined;
    if (call?.type !== 'CallExpression' || call.arguments[0] !== callback) return undefined;
    const { callee } = call;
    const walks = callee.type === 'MemberExpression' && WALKERS.has(memberName(callee) ?? '');
    return walks ? { list: callee.object, node: owner } : undefined;
  }
  if (owner.type !== 'VariableDeclarator') return undefined;
  if (owner.init) return loopOf(owner.init, place, steps + 1);
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

/**
 * Messages between the parts of a browser extension: what `chrome.runtime.sendMessage({ type: 'groups' })` gives is what the listener of
 * another part answers to that message, and what a listener receives is what all parts send.
 */
import type { AnyNode, SourceModule } from '../contracts.js';
import { takenBy } from '../syntax/outermost.js';
import { returnedBy } from '../syntax/returned.js';
import { madeObject, objectOf } from '../values/made-values.js';
import {
  UNKNOWN,
  alternatives,
  functionsAmong,
  isUnknown,
  unionOfKnown,
  type Frame,
  type FunctionValue,
  type Place,
  type Value,
} from '../values/value.js';
import { argumentsOf } from './calls.js';
import { once, type Context } from './context.js';
import { extensionCall, extensionCalls, type ExtensionCall } from './extensions.js';
import { openFrame } from './frames.js';
import { setBy } from './handed-setters.js';
import { memberOf } from './members.js';
import { isReached } from './reached.js';

/** What a call gives that sends a message or asks the storage; undefined for other calls. */
export function toldByExtension(context: Context, { node, module, frame }: Place): Value | undefined {
  const found = node.type === 'CallExpression' ? extensionCall(context, node, module, frame) : undefined;
  return found && givenBy(context, found, frame);
}

/** What a function receives that is handed to such a call; undefined for other functions. */
export function toldToCallback(
  context: Context,
  callback: AnyNode,
  index: number,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const { place, taker: call } = takenBy(callback, module);
  if (call?.type !== 'CallExpression' || index > 0 || !call.arguments.includes(place as never)) return undefined;
  const found = extensionCall(context, call, module, frame);
  if (!found) return undefined;
  if (found.role === 'listens') return messagesSent(context, module);
  return found.role === 'watches' ? changesOf(context, found) : givenBy(context, found, frame);
}

function givenBy(context: Context, found: ExtensionCall, frame: Frame | undefined): Value | undefined {
  const { call, module, role } = found;
  if (role === 'gets') return kept(context, found);
  if (role !== 'sends') return undefined;
  const answers = answersTo(context, messageOf(context, found, frame), { node: call, module, frame });
  return isUnknown(answers) ? undefined : answers;
}

function messageOf(context: Context, { call, module }: ExtensionCall, frame: Frame | undefined): Value {
  const args = argumentsOf(context, call, module, frame);
  return args.find((value) => value.kind === 'object') ?? UNKNOWN;
}

function messagesSent(context: Context, module: SourceModule): Value {
  const owner = context.host ? 'project' : module.file;
  return once<Value>(context, 'extension-messages', owner, UNKNOWN, () =>
    unionOfKnown(extensionCalls(context, 'sends', module).map((found) => messageOf(context, found, undefined))),
  );
}

/** The parameter of a listener that answers. */
const ANSWERS = 2;

/** What the listeners of all parts answer to a message: what they return, and what they call their third parameter with. */
function answersTo(context: Context, message: Value, place: Place): Value {
  const listeners = extensionCalls(context, 'listens', place.module).flatMap(({ call, module }) => {
    const [listener] = call.arguments;
    return listener ? functionsAmong(context.evaluate(listener, module, undefined)) : [];
  });
  return unionOfKnown(listeners.flatMap((listener) => answersOf(context, listener, message, place)));
}

function answersOf(context: Context, listener: FunctionValue, message: Value, place: Place): Value[] {
  const frame = openFrame(context, listener, [message, UNKNOWN, UNKNOWN], place);
  if (!frame) return [];
  const { node, module } = listener;
  const returned = returnedBy(node, module).map((expression) => ({ node: expression, module, frame }));
  return [...setBy(context, { ...listener, frame }, ANSWERS), ...returned]
    .filter((answer) => isReached(context, answer.node, answer.module, answer.frame))
    .map((answer) => context.evaluate(answer.node, answer.module, answer.frame))
    .filter((value) => value.kind !== 'constant');
}

/** What is kept in an area of the storage, by the names it is set under. */
function kept(context: Context, { module, area }: ExtensionCall): Value {
  return { ...madeObject(), added: [(name) => setUnder(context, name, module, area)] };
}

function changesOf(context: Context, { module, area }: ExtensionCall): Value {
  const change = (name?: string): Value => {
    const value = (): Value => setUnder(context, name, module, area);
    return objectOf({ newValue: value, oldValue: value }, module);
  };
  return { ...madeObject(), added: [change] };
}

function setUnder(context: Context, name: string | undefined, module: SourceModule, area: string | undefined): Value {
  if (name === undefined) return UNKNOWN;
  const values = extensionCalls(context, 'sets', module, area).flatMap(({ call, module: at }) => {
    const [items] = call.arguments;
    return items ? alternatives(context.evaluate(items, at, undefined)).map((part) => named(context, part, name)) : [];
  });
  return unionOfKnown(values.filter((value) => value.kind !== 'constant'));
}

/** The member of a name; what an object has under names that are not told is none. */
function named(context: Context, items: Value, name: string): Value {
  if (items.kind !== 'object') return memberOf(context, items, name);
  return memberOf(context, madeObject(items.entries, items.spreads), name);
}

/**
 * What processes of Electron tell each other: `ipcRenderer.invoke('cards')` gives what the function of `ipcMain.handle('cards', …)` does;
 * functions receive what calls send on their channel; scripts of a window have what its preload script shares with them.
 */
import { GIVEN_BY } from '../clients/electron.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { takenBy } from '../syntax/outermost.js';
import {
  UNKNOWN,
  functionsAmong,
  isUnknown,
  union,
  unionOfKnown,
  type Frame,
  type Place,
  type Value,
} from '../values/value.js';
import { argumentsOf } from './calls.js';
import { once, type Context } from './context.js';
import { electronCall, electronCalls } from './electron-calls.js';
import { callFunction } from './frames.js';

/** What a call gives that asks another process; undefined for other calls. */
export function answerOfProcess(context: Context, place: Place): Value | undefined {
  const asked = askedOfProcess(context, place);
  const functions = asked ? functionsAmong(asked.target) : [];
  const answer = unionOfKnown(functions.map((fn) => callFunction(context, fn, asked?.args ?? [], place)));
  return isUnknown(answer) ? undefined : answer;
}

/** The functions of other processes that such a call calls, and what with. */
export function askedOfProcess(
  context: Context,
  { node, module, frame }: Place,
): { target: Value; args: Value[] } | undefined {
  const found = node.type === 'CallExpression' ? electronCall(context, node, module, frame) : undefined;
  if (found?.role !== 'asks') return undefined;
  const [, ...sent] = argumentsOf(context, found.call, module, frame);
  const handlers = electronCalls(context, 'answers', module, found.name).flatMap(({ call, module: at }) => {
    const handler = call.arguments[1];
    return handler ? functionsAmong(context.evaluate(handler, at, undefined)) : [];
  });
  return handlers.length > 0 ? { target: union(handlers), args: [UNKNOWN, ...sent] } : undefined;
}

/** What a function receives that is handed to such a call: first the event, then what is sent; undefined for other functions. */
export function sentToProcess(
  context: Context,
  callback: AnyNode,
  index: number,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const { place, taker: call } = takenBy(callback, module);
  if (call?.type !== 'CallExpression' || index === 0 || call.arguments[1] !== place) return undefined;
  const found = electronCall(context, call, module, frame);
  const giving = found && GIVEN_BY[found.role];
  if (!giving) return undefined;
  const sent = electronCalls(context, giving, module, found.name).flatMap(({ call: sending, module: at }) => {
    const given = sending.arguments[index];
    return given ? [context.evaluate(given, at, undefined)] : [];
  });
  const value = unionOfKnown(sent);
  return isUnknown(value) ? undefined : value;
}

/** What a preload script shares with the window under a name; undefined where none does. */
export function sharedWithWindow(context: Context, name: string): Value | undefined {
  const module = context.host && electronModule(context);
  if (!module) return undefined;
  const shared = electronCalls(context, 'shares', module, name).flatMap(({ call, module: at }) => {
    const object = call.arguments[1];
    return object ? [context.evaluate(object, at, undefined)] : [];
  });
  const value = unionOfKnown(shared);
  return isUnknown(value) ? undefined : value;
}

/** Any module of an application that shares something. */
function electronModule(context: Context): SourceModule | undefined {
  return once(context, 'electron-module', 'project', undefined as SourceModule | undefined, () =>
    context.host?.modulesMentioning(['exposeInMainWorld']).at(0),
  );
}

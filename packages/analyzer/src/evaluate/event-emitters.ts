/** Events of the code's own: what `bus.emit('groups', groups)` sends is what `bus.on('groups', (groups) => …)` receives. */
import { listens, listensByDecorator, makesEmitters } from '../clients/event-emitters.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { indexOf, parentOf } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { literalString, memberName, unwrap, type FunctionNode, type NodeOf } from '../syntax/nodes.js';
import {
  UNKNOWN,
  alternatives,
  isUnknown,
  plainText,
  unionOfKnown,
  type ClassValue,
  type Frame,
  type Value,
} from '../values/value.js';
import { baseClass } from './classes.js';
import type { Context } from './context.js';

/** What a listener receives as its argument number `index`; undefined for a function that listens to no emitter of the project. */
export function emittedToListener(
  context: Context,
  callback: AnyNode,
  index: number,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const { place, taker: call } = takenBy(callback, module);
  if (call?.type !== 'CallExpression' || call.arguments[1] !== place) return undefined;
  const { callee } = call;
  if (callee.type !== 'MemberExpression' || !listens(memberName(callee) ?? '')) return undefined;
  const event = eventOf(call);
  const emitters = event === undefined ? [] : emittersIn(context, context.evaluate(callee.object, module, frame));
  if (event === undefined || emitters.length === 0) return undefined;
  const value = emitted(context, event, emitters, index, module);
  return isUnknown(value) ? undefined : value;
}

/** True for an event that the project itself emits on what it listens to, where nothing that comes from outside may name one there. */
export function isOwnEvent(context: Context, event: string, listening: AnyNode, module: SourceModule): boolean {
  const emitters = emittersIn(context, context.evaluate(listening, module, undefined));
  if (emitters.length === 0) return false;
  const names = (context.host?.modulesMentioning(['emit']) ?? [module]).flatMap((at) =>
    indexOf(at).calls.flatMap((call) => {
      if (call.type !== 'CallExpression' || !emitsOn(context, call, emitters, at)) return [];
      const [name] = call.arguments;
      return [name && plainText(context.evaluate(name, at, undefined))];
    }),
  );
  return names.includes(event) && !names.includes(undefined);
}

/** `@OnEvent('groups') show(groups) { … }`: what is emitted under this name, by whatever the framework injects. */
export function emittedToDecorated(context: Context, fn: FunctionNode, index: number, module: SourceModule): Value {
  const event = decoratedEvent(context, fn, module);
  if (event === undefined) return UNKNOWN;
  return emitted(context, event, undefined, index, module);
}

function decoratedEvent(context: Context, fn: FunctionNode, module: SourceModule): string | undefined {
  const method = parentOf(fn, module);
  if (method?.type !== 'MethodDefinition') return undefined;
  // Parsers of JavaScript leave them out.
  if (!('decorators' in method)) return undefined;
  for (const { expression } of method.decorators) {
    if (expression.type !== 'CallExpression') continue;
    const known = alternatives(context.evaluate(expression.callee, module, undefined)).some(
      (part) => part.kind === 'package' && listensByDecorator(part.name, part.path.at(-1) ?? ''),
    );
    if (known) return eventOf(expression);
  }
  return undefined;
}

function eventOf(call: NodeOf<'CallExpression'>): string | undefined {
  const [event] = call.arguments;
  return event && literalString(unwrap(event));
}

/** What calls send that emit an event on one of the emitters, or on whatever, as their argument number `index` behind its name. */
function emitted(
  context: Context,
  event: string,
  emitters: readonly object[] | undefined,
  index: number,
  module: SourceModule,
): Value {
  const modules = context.host?.modulesMentioning([event]) ?? [module];
  const sent = modules.flatMap((at) =>
    sentBehindName(context, index, at, (call, name) => name === event && emitsOn(context, call, emitters, at)),
  );
  return unionOfKnown(sent);
}

/** True for a call that emits an event on one of the emitters, or on whatever. */
function emitsOn(
  context: Context,
  { callee }: NodeOf<'CallExpression'>,
  emitters: readonly object[] | undefined,
  module: SourceModule,
): boolean {
  if (callee.type !== 'MemberExpression' || memberName(callee) !== 'emit') return false;
  if (!emitters) return true;
  const own = emittersIn(context, context.evaluate(callee.object, module, undefined));
  return own.some((emitter) => emitters.includes(emitter));
}

/**
 * What the calls of a module that emit an event send.
 *
 * @param index Which argument, counted behind the name of the event.
 * @param isMeant Whether a call that begins with a name emits the event.
 */
export function sentBehindName(
  context: Context,
  index: number,
  module: SourceModule,
  isMeant: (call: NodeOf<'CallExpression'>, name: string) => boolean,
): Value[] {
  return indexOf(module).calls.flatMap((call) => {
    const name = call.type === 'CallExpression' ? eventOf(call) : undefined;
    if (call.type !== 'CallExpression' || name === undefined || !isMeant(call, name)) return [];
    const sent = call.arguments[index + 1];
    return sent ? [context.evaluate(sent, module, undefined)] : [];
  });
}

const MAX_INHERITANCE = 8;

/** What tells emitters apart: the call that made one, or the classes that its instance is of. */
function emittersIn(context: Context, value: Value): object[] {
  return alternatives(value).flatMap((part): object[] => {
    if (part.kind === 'package') return makesEmitters(part.name) && part.call ? [part.call.node] : [];
    return part.kind === 'instance' ? emittingClasses(context, part.class) : [];
  });
}

/** The classes of the project from one up to the emitter that they extend; none where they extend none. */
function emittingClasses(context: Context, owner: ClassValue): object[] {
  const classes: object[] = [];
  for (let current: ClassValue | undefined = owner; current && classes.length < MAX_INHERITANCE;) {
    classes.push(current.node);
    const { superClass } = current.node;
    const base = superClass ? context.evaluate(superClass, current.module, current.frame) : undefined;
    if (base && alternatives(base).some((part) => part.kind === 'package' && makesEmitters(part.name))) return classes;
    current = baseClass(context, current);
  }
  return [];
}

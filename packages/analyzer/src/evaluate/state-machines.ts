/** Machines of XState: a context that begins with what is written, and takes what `assign` makes of what was invoked. */
import { MACHINE_PACKAGE, OUTPUTS, SOURCES, makesMachine } from '../clients/machines.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf, type ModuleIndex } from '../syntax/module-index.js';
import { mentions } from '../syntax/module-text.js';
import { nodesWithin } from '../syntax/nodes-within.js';
import { propertyName, valueOfProperty, type NodeOf } from '../syntax/nodes.js';
import { madeObject, objectOf, returning } from '../values/made-values.js';
import {
  UNKNOWN,
  alternatives,
  mapValue,
  plainText,
  unionOfKnown,
  type Entry,
  type PackageValue,
  type Place,
  type Value,
} from '../values/value.js';
import { calledName } from './called-name.js';
import { once, type Context } from './context.js';
import { callFunction } from './frames.js';
import { memberOf } from './members.js';
import { exportOf } from './package-functions.js';
import { stateAfter, type StateWrite } from './state-writes.js';

type Call = NodeOf<'CallExpression'>;

/** The calls that a machine is written in: the one that makes it, and its `setup`. */
interface Machine {
  calls: readonly [Call, ...Call[]];
  module: SourceModule;
}

/** A machine, seen as its snapshots: objects with its context; undefined for other calls. */
export function machineCall(context: Context, value: PackageValue, place: Place): Value | undefined {
  const machine = makesMachine(value.name, exportOf(value)) ? machineAt(place.node, place.module) : undefined;
  if (!machine) return undefined;
  const held = (): Value => contextOf(context, machine);
  const snapshot: Value = objectOf({ context: held, getSnapshot: () => returning(() => snapshot) }, place.module);
  return snapshot;
}

function machineAt(node: AnyNode, module: SourceModule): Machine | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const { callee } = node;
  const owner = callee.type === 'MemberExpression' ? callee.object : undefined;
  return { calls: owner?.type === 'CallExpression' ? [node, owner] : [node], module };
}

function contextOf(context: Context, machine: Machine): Value {
  const { calls, module } = machine;
  const [made] = calls;
  const [config] = made.arguments;
  if (!config) return UNKNOWN;
  const written = valueOfProperty(config, 'context');
  const given = written ? context.evaluate(written, module, undefined) : UNKNOWN;
  const place: Place = { node: made, module, frame: undefined };
  const initial = mapValue(given, (part) => (part.kind === 'function' ? callFunction(context, part, [], place) : part));
  return once<Value>(context, 'machine-contexts', made, initial, () =>
    stateAfter(context, initial, assignmentsIn(context, machine)),
  );
}

/** `assign({ cards: ({ event }) => event.output })`, `assign(({ event }) => ({ cards: event.output }))`. */
function assignmentsIn(context: Context, machine: Machine): StateWrite[] {
  const { module } = machine;
  return withinMachine('calls', machine).flatMap((call): StateWrite[] => {
    if (call.type !== 'CallExpression' || calledName(call.callee, module) !== 'assign') return [];
    const [change] = call.arguments;
    if (!change) return [];
    const read = (part: Value): Value =>
      mapValue(part, (value) => {
        if (value.kind !== 'function') return value;
        const given = [handed(context, machine, call), eventAt(context, machine, call)];
        return callFunction(context, value, given, { node: call, module, frame: undefined });
      });
    if (change.type !== 'ObjectExpression')
      return [{ path: [], value: () => read(context.evaluate(change, module, undefined)), module }];
    return change.properties.flatMap((item): StateWrite[] => {
      const name = item.type === 'Property' ? propertyName(item) : undefined;
      if (item.type !== 'Property' || name === undefined) return [];
      return [{ path: [name], value: () => read(context.evaluate(item.value, module, undefined)), module }];
    });
  });
}

/** What a function of a machine is called with: an object with the context and the event, before version 5 the context itself. */
function handed(context: Context, machine: Machine, at: AnyNode): Value {
  const { module } = machine;
  const held = (): Value => contextOf(context, machine);
  const entries: [string, Entry][] = [
    ['context', { value: held, module }],
    ['event', { value: () => eventAt(context, machine, at), module }],
  ];
  return madeObject(new Map(entries), [held]);
}

/** The event where a function stands: behind what is invoked it has what that gave. */
function eventAt(context: Context, machine: Machine, at: AnyNode): Value {
  const { module } = machine;
  const invoked = invocationAround(at, module) ?? onlyInvocation(machine);
  const output = (): Value => (invoked ? resultOf(context, machine, invoked) : UNKNOWN);
  return objectOf(Object.fromEntries(OUTPUTS.map((name) => [name, output])), module);
}

/** `{ src, onDone: … }` around what stands below its `onDone`. */
function invocationAround(at: AnyNode, module: SourceModule): AnyNode | undefined {
  for (let node: AnyNode | undefined = at; node; node = parentOf(node, module)) {
    if (node.type === 'Property' && propertyName(node) === 'onDone') return parentOf(node, module);
  }
  return undefined;
}

/** Actions that stand apart belong to what is invoked where that is one thing. */
function onlyInvocation(machine: Machine): AnyNode | undefined {
  const found = withinMachine('properties', machine).filter((property) => propertyName(property) === 'src');
  const [only] = found;
  return only && found.length === 1 ? parentOf(only, machine.module) : undefined;
}

/** The first call of a machine holds the others: `setup(…).createMachine(…)`. */
function withinMachine<K extends 'calls' | 'properties'>(kind: K, { calls: [made], module }: Machine): ModuleIndex[K] {
  return nodesWithin(kind, { node: made, module });
}

function resultOf(context: Context, { calls, module }: Machine, invoked: AnyNode): Value {
  const source = valueOfProperty(invoked, 'src');
  const given = source ? context.evaluate(source, module, undefined) : UNKNOWN;
  const name = plainText(given);
  const named = (): Value =>
    unionOfKnown(
      calls.flatMap((call) =>
        call.arguments.flatMap((options) => {
          const value = context.evaluate(options, module, undefined);
          return SOURCES.map((group) => memberOf(context, memberOf(context, value, group), name ?? ''));
        }),
      ),
    );
  const place: Place = { node: invoked, module, frame: undefined };
  return unionOfKnown(
    alternatives(name === undefined ? given : named()).map((part) =>
      part.kind === 'function' ? callFunction(context, part, [], place) : part,
    ),
  );
}

/** What a function within a machine receives: `({ context, event }) => …`, before version 5 `(context, event) => …`. */
export function machineParameter(context: Context, fn: AnyNode, index: number, module: SourceModule): Value {
  if (index > 1 || !mentions(module, MACHINE_PACKAGE)) return UNKNOWN;
  for (let node = parentOf(fn, module); node; node = parentOf(node, module)) {
    const machine = node.type === 'CallExpression' ? machineOf(context, node, module) : undefined;
    if (machine) return index === 0 ? handed(context, machine, fn) : eventAt(context, machine, fn);
  }
  return UNKNOWN;
}

/** The machine that a call makes, or sets up. */
function machineOf(context: Context, call: Call, module: SourceModule): Machine | undefined {
  const name = calledName(call.callee, module);
  if (!/^(?:createMachine|Machine|setup)$/.test(name)) return undefined;
  const member = name === 'setup' ? parentOf(call, module) : undefined;
  const made = member?.type === 'MemberExpression' ? parentOf(member, module) : call;
  const value = made?.type === 'CallExpression' ? alternatives(context.evaluate(made.callee, module, undefined)) : [];
  const isMachine = value.some((part) => part.kind === 'package' && makesMachine(part.name, exportOf(part)));
  return made && isMachine ? machineAt(made, module) : undefined;
}

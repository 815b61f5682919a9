/** Nodes of Node-RED: what `RED.nodes.getNode(id)` finds was made by a function that some module of the project registers. */
import { FINDS_NODE, NODES, REGISTERS_NODE } from '../clients/node-red.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { indexOf, parentOf } from '../syntax/module-index.js';
import { memberName, type NodeOf } from '../syntax/nodes.js';
import { madeObject } from '../values/made-values.js';
import { functionsAmong, type Entry, type ObjectValue, type Place, type Value } from '../values/value.js';
import { once, type Context } from './context.js';
import { madeBy } from './prototypes.js';

/** The node that a call finds, whichever it is; undefined for other calls. */
export function foundNode(context: Context, { node, module }: Place): Value | undefined {
  if (node.type !== 'CallExpression' || !isOfNodes(node.callee, FINDS_NODE)) return undefined;
  const owner = context.host ? 'project' : module.file;
  return once<Value | undefined>(context, 'registered-nodes', owner, undefined, () => {
    const nodes = makersOfNodes(context, module).flatMap(({ node: maker, module: at }) =>
      functionsAmong(context.evaluate(maker, at, undefined)).map((fn) => madeBy(context, fn.node, fn.module)),
    );
    return nodes.length > 0 ? someOf(nodes) : undefined;
  });
}

/** One of several objects: the members that one of them alone has, since those tell which it is. */
function someOf(objects: readonly ObjectValue[]): ObjectValue {
  const entries = new Map<string, Entry>();
  for (const object of objects)
    for (const [name, entry] of object.entries)
      if (objects.every((other) => other === object || !other.entries.has(name))) entries.set(name, entry);
  return madeObject(entries);
}

/** What makes nodes, where modules of the project register it. */
function makersOfNodes(context: Context, module: SourceModule): { node: AnyNode; module: SourceModule }[] {
  const modules = context.host?.modulesMentioning([`.${REGISTERS_NODE}`]) ?? [module];
  return modules.flatMap((at) =>
    registrationsIn(at).flatMap(({ arguments: [, maker] }) => (maker ? [{ node: maker, module: at }] : [])),
  );
}

/** The calls of a module that register nodes. */
function registrationsIn(module: SourceModule): NodeOf<'CallExpression'>[] {
  return (indexOf(module).names.get(REGISTERS_NODE) ?? []).flatMap((name) => {
    const call = callOfMember(name, module);
    return call?.type === 'CallExpression' && isOfNodes(call.callee, REGISTERS_NODE) ? [call] : [];
  });
}

/** The modules that find nodes, where a module registers some. */
export function findersOfNodes(context: Context, module: SourceModule): readonly SourceModule[] {
  return registrationsIn(module).length > 0 ? (context.host?.modulesMentioning([`.${FINDS_NODE}`]) ?? []) : [];
}

function callOfMember(name: AnyNode, module: SourceModule): AnyNode | undefined {
  const member = parentOf(name, module);
  return member && parentOf(member, module);
}

/** `RED.nodes.<name>`. */
function isOfNodes(callee: AnyNode, name: string): boolean {
  if (callee.type !== 'MemberExpression' || memberName(callee) !== name) return false;
  return callee.object.type === 'MemberExpression' && memberName(callee.object) === NODES;
}

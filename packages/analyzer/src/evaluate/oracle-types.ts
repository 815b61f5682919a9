/** What a type checker says of an expression whose own text leads nowhere: the value of the type that is declared for it. */
import type { AnyNode, SourceModule, TypeDeclaration } from '../contracts.js';
import { childrenOf } from '../syntax/module-index.js';
import { rangeOf } from '../syntax/nodes.js';
import { alternatives, union, type Value } from '../values/value.js';
import { once, type Context } from './context.js';
import { declaredValue } from './declared-values.js';
import { listOf } from './named-types.js';
import { isNamedType } from './resource-types.js';
import { typeNodeValue } from './types.js';

/**
 * The object whose field is named, where that is known, or else what the type checker knows of the expression. A type says nothing
 * against what a value was seen to come from.
 */
export function ownerWithTypes(
  context: Context,
  owner: Value,
  name: string,
  expression: AnyNode,
  module: SourceModule,
): Value {
  const { oracle } = context;
  if (!oracle || !alternatives(owner).every((part) => isOpen(part, name))) return owner;
  const declared = oracle.declarationsOf(expression, module).flatMap((found) => {
    const promised = declaredAt(context, found, module);
    return promised ? [found.list ? listOf(promised) : promised] : [];
  });
  return declared.length > 0 ? union(declared) : owner;
}

/** Nothing that says whose the field is: unknown, absent, what a package made of something, or what has no such field. */
function isOpen(value: Value, name: string): boolean {
  switch (value.kind) {
    case 'unknown':
    case 'package':
    case 'function':
    case 'signature':
      return true;
    case 'constant':
      return value.value === undefined || value.value === null;
    case 'object':
      return !value.entries.has(name) && value.spreads.length === 0;
    default:
      return false;
  }
}

/** The value of the type that is declared at a place. */
function declaredAt(context: Context, { file, start }: TypeDeclaration, from: SourceModule): Value | undefined {
  const opened = file === from.file ? from : context.host?.open?.(file);
  if (!opened || !('ast' in opened)) return undefined;
  const node = typesByStart(context, opened).get(start);
  if (!node) return undefined;
  return isNamedType(node)
    ? declaredValue(context, { node, name: node.id?.name ?? 'default', module: opened }, [])
    : typeNodeValue(context, node, opened);
}

/**
 * The types of a module by where they start: with and without `export`, decorators apart, and for `type Card = { … }` also where its
 * literal starts, since checkers differ in which of these they name.
 */
function typesByStart(context: Context, module: SourceModule): ReadonlyMap<number, AnyNode> {
  return once(context, 'types-by-start', module, new Map<number, AnyNode>(), () => {
    const found = new Map<number, AnyNode>();
    const pending: { node: AnyNode; parent: AnyNode }[] = [{ node: module.ast, parent: module.ast }];
    for (let item = pending.pop(); item; item = pending.pop()) {
      const { node, parent } = item;
      if (isNamedType(node)) {
        found.set(rangeOf(node)[0], node);
        if (parent.type === 'ExportNamedDeclaration' || parent.type === 'ExportDefaultDeclaration')
          found.set(rangeOf(parent)[0], node);
      } else if (node.type === 'TSTypeLiteral') found.set(rangeOf(node)[0], isNamedType(parent) ? parent : node);
      for (const child of childrenOf(node, module)) pending.push({ node: child, parent: node });
    }
    return found;
  });
}

/** The members of classes by name: a generated client is a class of thousands of methods, each asked for by itself. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { groupBy } from '../group.js';
import { ancestor, parentOf } from './module-index.js';
import { propertyName, type ClassNode } from './nodes.js';

type Member = Extract<ClassNode['body']['body'][number], { key: unknown }>;

const tables = new WeakMap<ClassNode, Map<string | undefined, Member[]>>();

/** The members that a class declares under a name, static ones included, in their order. */
export function membersNamed(owner: ClassNode, name: string): readonly Member[] {
  let table = tables.get(owner);
  if (!table) {
    const named = owner.body.body.filter((member): member is Member => 'key' in member);
    table = groupBy(named, propertyName);
    tables.set(owner, table);
  }
  return table.get(name) ?? [];
}

/** The member of a class that a node stands in. */
export function memberAround(owner: ClassNode, node: AnyNode, module: SourceModule): AnyNode | undefined {
  return ancestor(node, module, (around) => parentOf(around, module) === owner.body);
}

/** True for a node in a static member of a class. */
export function isInStatic(owner: ClassNode, node: AnyNode, module: SourceModule): boolean {
  const member = memberAround(owner, node, module);
  return member !== undefined && 'static' in member && member.static;
}

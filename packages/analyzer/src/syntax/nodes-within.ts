/** The nodes of a kind that stand in a node, without a look at each of the module: a generated client has thousands of functions. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { indexOf, type ModuleIndex } from './module-index.js';
import { rangeOf } from './nodes.js';

type Kind = 'assignments' | 'calls' | 'members' | 'properties';

const sorted = new WeakMap<SourceModule, Partial<Record<Kind, readonly AnyNode[]>>>();

/** The nodes of a kind in a node, itself included, in the order of the source; of two that begin at one place the outer one first. */
export function nodesWithin<K extends Kind>(kind: K, { node, module }: Within): ModuleIndex[K] {
  const [start, end] = rangeOf(node);
  const all = byStart(kind, module);
  const found: AnyNode[] = [];
  for (let at = firstFrom(all, start); at < all.length; at += 1) {
    const item = all[at];
    if (!item || rangeOf(item)[0] >= end) break;
    if (rangeOf(item)[1] <= end) found.push(item);
  }
  return found as ModuleIndex[K];
}

interface Within {
  node: AnyNode;
  module: SourceModule;
}

function byStart(kind: Kind, module: SourceModule): readonly AnyNode[] {
  const lists = sorted.get(module) ?? {};
  sorted.set(module, lists);
  const list = lists[kind] ?? (indexOf(module)[kind] as AnyNode[]).toSorted((a, b) => rangeOf(a)[0] - rangeOf(b)[0]);
  lists[kind] = list;
  return list;
}

/** Index of the first node that begins at an offset or behind it. */
function firstFrom(nodes: readonly AnyNode[], start: number): number {
  let low = 0;
  for (let high = nodes.length; low < high;) {
    const middle = (low + high) >> 1;
    const node = nodes[middle];
    if (node && rangeOf(node)[0] < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

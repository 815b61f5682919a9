/** Ranges of nodes without an array for each. */
import type { AnyNode } from '@curfew/analyzer';

/** What nodes inherit: an array for each of them would be a third of a tree. */
const PLACED = {
  get range(): [number, number] {
    const { start, end } = this as unknown as { start: number; end: number };
    return [start, end];
  },
};

/**
 * Makes every node of a tree tell its `range` from its `start` and `end`, also once these change.
 *
 * @param program a tree whose nodes have no `range` of their own
 */
export const giveRanges = (program: AnyNode, visitorKeys: Readonly<Record<string, readonly string[]>>): void => {
  const pending: AnyNode[] = [program];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    Object.setPrototypeOf(node, PLACED);
    for (const key of visitorKeys[node.type] ?? []) {
      const child = (node as unknown as Record<string, unknown>)[key];
      if (Array.isArray(child)) {
        for (const each of child as unknown[]) if (isNode(each)) pending.push(each);
      } else if (isNode(child)) pending.push(child);
    }
  }
};

const isNode = (value: unknown): value is AnyNode => typeof value === 'object' && value !== null && 'type' in value;

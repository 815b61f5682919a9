/** Trees that take less memory than a parser gives them. */
import type { AnyNode } from '@curfew/analyzer';

/** What nodes inherit: an array for each of them would be a third of a tree. */
const PLACED = {
  get range(): [number, number] {
    const { start, end } = this as unknown as { start: number; end: number };
    return [start, end];
  },
};

/** Most lists are empty: identifiers alone have one of decorators each. */
const NOTHING: readonly never[] = [];

/**
 * Makes every node of a tree tell its `range` from its `start` and `end`, also once these change, and all empty lists one.
 *
 * @param program a tree whose nodes have no `range` of their own
 */
export const slimTree = (program: AnyNode, visitorKeys: Readonly<Record<string, readonly string[]>>): void => {
  const pending: AnyNode[] = [program];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    Object.setPrototypeOf(node, PLACED);
    for (const key of visitorKeys[node.type] ?? []) {
      const holder = node as unknown as Record<string, unknown>;
      const child = holder[key];
      if (Array.isArray(child)) {
        if (child.length === 0) holder[key] = NOTHING;
        for (const each of child as unknown[]) if (isNode(each)) pending.push(each);
      } else if (isNode(child)) pending.push(child);
    }
  }
};

const isNode = (value: unknown): value is AnyNode => typeof value === 'object' && value !== null && 'type' in value;

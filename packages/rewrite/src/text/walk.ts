import type { AnyNode, SourceModule } from '@curfew/analyzer';

/** Calls `visit` for a node and everything below it, by the visitor keys of the module's parser. */
export function walk(root: AnyNode, module: SourceModule, visit: (node: AnyNode) => void): void {
  visit(root);
  for (const key of module.visitorKeys[root.type] ?? []) {
    const child: unknown = Reflect.get(root, key);
    for (const entry of Array.isArray(child) ? (child as unknown[]) : [child])
      if (isNode(entry)) walk(entry, module, visit);
  }
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** What the left side of an assignment writes to. */
import type { AnyNode } from '../contracts.js';
import type { NodeOf } from './nodes.js';

/** A variable or member that is assigned to: the left side, or a part of the pattern there. */
export interface AssignedName {
  target: AnyNode;
  assignment: NodeOf<'AssignmentExpression'>;
}

/** The names and members that the left side of an assignment writes to. */
export function targetsIn(left: AnyNode): AnyNode[] {
  const targets: AnyNode[] = [];
  const open: (AnyNode | null)[] = [left];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    switch (node?.type) {
      case 'ObjectPattern':
        open.push(...node.properties.map((item) => (item.type === 'RestElement' ? item.argument : item.value)));
        break;
      case 'ArrayPattern':
        open.push(...node.elements);
        break;
      case 'AssignmentPattern':
        open.push(node.left);
        break;
      case 'RestElement':
        open.push(node.argument);
        break;
      default:
        if (node) targets.push(node);
    }
  }
  return targets;
}

/** The list that a member of a type or object stands in. */
import type { AnyNode } from '@curfew/analyzer';

/** The members of an interface, a type literal or an object literal, in source order; undefined for anything else. */
export function membersOf(container: AnyNode | undefined): AnyNode[] | undefined {
  switch (container?.type) {
    case 'TSInterfaceBody':
      return container.body;
    case 'TSTypeLiteral':
      return container.members;
    case 'ObjectExpression':
      return container.properties;
    default:
      return undefined;
  }
}

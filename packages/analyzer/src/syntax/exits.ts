/** Statements after which the next one is not reached. */
import type { AnyNode } from '../contracts.js';

/** True when a statement always leaves the block: return, throw, continue, break, or an `if` both of whose branches do. */
export function exits(statement: AnyNode): boolean {
  switch (statement.type) {
    case 'ReturnStatement':
    case 'ThrowStatement':
    case 'ContinueStatement':
    case 'BreakStatement':
      return true;
    case 'BlockStatement': {
      const last = statement.body.at(-1);
      return last !== undefined && exits(last);
    }
    case 'IfStatement':
      return statement.alternate !== null && exits(statement.consequent) && exits(statement.alternate);
    default:
      return false;
  }
}

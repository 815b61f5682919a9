/** Says that something stayed unanswered because it would have cost too much. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { mayConcern } from '../flow/service-flow.js';
import type { Context } from './context.js';

/**
 * True for an expression or a declaration that nobody asks about: only what names the service counts, and the flow from there does not
 * reach it. A type checker knows ways that no name tells.
 */
export function isBeside(context: Context, node: AnyNode, module: SourceModule): boolean {
  return !context.possible && !context.oracle && !mayConcern(context, node, module);
}

/** Says that an expression or a declaration was not looked at to the end; one that stands nowhere in the code may always matter. */
export function cutOff(context: Context, node: AnyNode | undefined, module: SourceModule | undefined): void {
  if (node && module && isBeside(context, node, module)) return;
  context.budget.cut = true;
  context.budget.account.cuts += 1;
}

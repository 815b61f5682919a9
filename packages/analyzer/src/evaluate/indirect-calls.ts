/** `fn.call(self, …)` and `fn.apply(self, […])`, as opposed to a method of the project's own that is called so. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { memberName, type NodeOf } from '../syntax/nodes.js';
import { alternatives, type Frame } from '../values/value.js';
import type { Context } from './context.js';

/** The expression of the function that `call` or `apply` of functions calls; undefined for any other callee. */
export function indirectlyCalled(
  context: Context,
  callee: AnyNode,
  module: SourceModule,
  frame: Frame | undefined,
): { called: AnyNode; by: 'call' | 'apply' } | undefined {
  const by = callee.type === 'MemberExpression' ? memberName(callee) : undefined;
  if (callee.type !== 'MemberExpression' || (by !== 'call' && by !== 'apply')) return undefined;
  return isOwnMethod(context, callee, module, frame) ? undefined : { called: callee.object, by };
}

function isOwnMethod(
  context: Context,
  callee: NodeOf<'MemberExpression'>,
  module: SourceModule,
  frame: Frame | undefined,
): boolean {
  return alternatives(context.evaluate(callee, module, frame)).some((value) => value.kind === 'function');
}

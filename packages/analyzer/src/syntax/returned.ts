/** What functions give back, by their text alone. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { indexOf } from './module-index.js';
import { isFunction, type FunctionNode, type NodeOf } from './nodes.js';

/** The expressions that a function returns: its body where that is one, what its `return`s return otherwise; of a function called on the spot, its own. */
export function returnedBy(fn: FunctionNode, module: SourceModule): AnyNode[] {
  const returned =
    fn.body && fn.body.type !== 'BlockStatement'
      ? [fn.body]
      : (indexOf(module).returns.get(fn) ?? []).flatMap(({ argument }) => argument ?? []);
  return returned.flatMap((node) => {
    const inner = calledOnTheSpot(node);
    return inner ? returnedBy(inner, module) : [node];
  });
}

function calledOnTheSpot(node: AnyNode): FunctionNode | undefined {
  if (node.type !== 'CallExpression' || node.arguments.length > 0) return undefined;
  const callee = node.callee.type === 'ParenthesizedExpression' ? node.callee.expression : node.callee;
  return isFunction(callee) && !callee.generator && callee.params.length === 0 ? callee : undefined;
}

/** The `yield`s of a generator. */
export function yieldedBy(fn: FunctionNode, module: SourceModule): readonly NodeOf<'YieldExpression'>[] {
  return indexOf(module).yields.get(fn) ?? [];
}

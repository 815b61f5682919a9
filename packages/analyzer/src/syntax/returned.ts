/** What functions give back, by their text alone. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { indexOf } from './module-index.js';
import type { FunctionNode, NodeOf } from './nodes.js';

/** The expressions that a function returns: its body where that is one, what its `return`s return otherwise. */
export function returnedBy(fn: FunctionNode, module: SourceModule): AnyNode[] {
  if (fn.body && fn.body.type !== 'BlockStatement') return [fn.body];
  return (indexOf(module).returns.get(fn) ?? []).flatMap(({ argument }) => argument ?? []);
}

/** The `yield`s of a generator. */
export function yieldedBy(fn: FunctionNode, module: SourceModule): readonly NodeOf<'YieldExpression'>[] {
  return indexOf(module).yields.get(fn) ?? [];
}

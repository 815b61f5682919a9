/** `new Promise((resolve, reject) => …)`: what it is resolved with. */
import type { SourceModule } from '../contracts.js';
import { variableAt } from '../syntax/module-index.js';
import { isFunction, type NodeOf } from '../syntax/nodes.js';
import { UNKNOWN, union, type Frame, type Value } from '../values/value.js';
import type { Context } from './context.js';
import { usesOfVariable } from './function-uses.js';
import { callbackArgument } from './callbacks.js';

/** The values that the executor hands to its first parameter. */
export function promiseValue(
  context: Context,
  node: NodeOf<'NewExpression'>,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const [executor] = node.arguments;
  if (!executor || !isFunction(executor) || !executor.body) return UNKNOWN;
  const [resolve] = executor.params;
  if (resolve?.type !== 'Identifier') return UNKNOWN;
  const variable = variableAt(resolve.name, executor.body, module);
  if (!variable) return UNKNOWN;
  return union(
    usesOfVariable(context, variable, module).map((use) => {
      if (use.kind === 'argument') return callbackArgument(context, use.call, use.argument, 0, module, frame);
      const [value] = use.kind === 'call' ? use.call.arguments : [];
      return value ? context.evaluate(value, module, frame) : UNKNOWN;
    }),
  );
}

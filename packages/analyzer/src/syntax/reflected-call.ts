/** `Reflect.apply(fn, self, args)`: a call of `fn` whose arguments are a list. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { variableAt } from './module-index.js';
import { memberName } from './nodes.js';

/** The function that a call of the global `Reflect.apply` calls, and the list of its arguments; undefined for any other call. */
export function reflectedCall(
  call: AnyNode,
  module: SourceModule,
): { called: AnyNode; list: AnyNode | undefined } | undefined {
  if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return undefined;
  const { object } = call.callee;
  if (object.type !== 'Identifier' || object.name !== 'Reflect' || memberName(call.callee) !== 'apply')
    return undefined;
  const [called, , list] = call.arguments;
  const isGlobal = (variableAt('Reflect', object, module)?.defs.length ?? 0) === 0;
  return called && isGlobal ? { called, list } : undefined;
}

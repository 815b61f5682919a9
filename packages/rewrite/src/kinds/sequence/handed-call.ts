/** The call that is handed the callback of a request. */
import type { AnyNode } from '@curfew/analyzer';
import type { Situation } from '../../situation.js';
import { isSamePlace, sourceOf } from '../../text/source-text.js';
import type { Call, WrittenCall } from './written-call.js';

/** The call of the request, or the `end(…)` behind it. */
export interface HandedCall {
  call: Call;
  callback: AnyNode;
}

/** `request.get(url, callback)`, `superagent.get(url).set(…).end(callback)`. */
export function handedCall(
  { context }: Pick<Situation, 'context'>,
  { module, request, call, unit }: WrittenCall,
): HandedCall | undefined {
  if (call !== request.sink.call) return undefined;
  if (request.library === 'request') {
    const last = call.arguments.at(-1);
    return last && call.arguments.length > 1 && last.type !== 'ObjectExpression' ? { call, callback: last } : undefined;
  }
  if (request.library !== 'superagent') return undefined;
  const member = context.facts.parentOf(unit, module);
  const outer = member && context.facts.parentOf(member, module);
  if (member?.type !== 'MemberExpression' || outer?.type !== 'CallExpression' || !isSamePlace(outer.callee, member))
    return undefined;
  const [callback] = sourceOf(module, member.property) === 'end' ? outer.arguments : [];
  return callback ? { call: outer, callback } : undefined;
}

/** The statement that a call is, in a block; undefined in the middle of an expression. */
export function statementOf(
  { context }: Pick<Situation, 'context'>,
  { module }: WrittenCall,
  call: Call,
): AnyNode | undefined {
  let statement = context.facts.parentOf(call, module);
  if (statement?.type === 'ChainExpression') statement = context.facts.parentOf(statement, module);
  if (statement?.type !== 'ExpressionStatement' && statement?.type !== 'ReturnStatement') return undefined;
  const block = context.facts.parentOf(statement, module);
  return block?.type === 'BlockStatement' || block?.type === 'Program' ? statement : undefined;
}

/** Members that are set on a function: `Timeline.Item = function Item({ event }) { … }`, `request.get = (path) => request(path)`. */
import { indexOf, variableAt } from '../syntax/module-index.js';
import { UNKNOWN, unionOfKnown, type FunctionValue, type Value } from '../values/value.js';
import type { Context } from './context.js';
import { variableOfFunction } from './function-uses.js';

/** What the module of a function sets as a member of the variable that holds it. */
export function memberOfFunction(context: Context, { node, module, frame }: FunctionValue, name: string): Value {
  const set = indexOf(module).assignmentsTo.member.get(name) ?? [];
  const variable = set.length > 0 ? variableOfFunction(node, module) : undefined;
  if (!variable) return UNKNOWN;
  return unionOfKnown(
    set.flatMap(({ assignment }) => {
      const { left, right } = assignment;
      const owner = left.type === 'MemberExpression' ? left.object : undefined;
      const isIts = owner?.type === 'Identifier' && variableAt(owner.name, owner, module) === variable;
      return isIts ? [context.evaluate(right, module, frame)] : [];
    }),
  );
}

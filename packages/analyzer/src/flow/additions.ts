/** What is put into a value after it was made. */
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { referencesOf } from '../syntax/module-index.js';
import { isObjectAssign } from '../syntax/nodes.js';
import { takenBy } from '../syntax/outermost.js';

/** What is put into what a variable holds: `query.set('member_id', id)`, `options.headers = headers`. */
export function additionsTo(variable: VariableLike, module: SourceModule): AnyNode[] {
  return referencesOf(variable, module).flatMap((reference): AnyNode[] => {
    const { place, taker: member } = takenBy(reference, module);
    if (member?.type === 'CallExpression' && isObjectAssign(member) && member.arguments[0] === place)
      return member.arguments.slice(1);
    if (member?.type !== 'MemberExpression' || member.object !== place) return [];
    const { place: whole, taker } = takenBy(member, module);
    // What is copied under a key has the names of what the key is of.
    if (taker?.type === 'AssignmentExpression' && taker.left === whole)
      return member.computed ? [taker.right, member.property] : [taker.right];
    return taker?.type === 'CallExpression' && taker.callee === whole ? taker.arguments : [];
  });
}

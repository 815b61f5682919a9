/** Names in an option that lists what of the data a call keeps: `useFetch('/groups', { pick: ['name', 'members_count'] })`. */
import { PICK } from '../clients/ofetch.js';
import type { SourceModule } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { memberOf } from '../evaluate/members.js';
import { literalString, valueOfProperty, type NodeOf } from '../syntax/nodes.js';
import type { Found } from './match-list.js';
import { addNames } from './named-fields.js';

/** Adds the names that a call picks of what it gives as `data`. */
export function detectPickedNames(
  context: Context,
  call: NodeOf<'CallExpression'>,
  module: SourceModule,
  list: { add(found: Found): void },
): void {
  const { callee, arguments: args } = call;
  if (callee.type !== 'Identifier' || !PICK.of.some((name) => name === callee.name)) return;
  for (const argument of args) {
    const names = valueOfProperty(argument, PICK.option);
    if (names?.type !== 'ArrayExpression') continue;
    const data = memberOf(context, context.evaluate(call, module, undefined), 'data');
    for (const node of names.elements) {
      const text = literalString(node);
      if (node && text !== undefined) addNames(context, data, [{ text, node, module }], call, list);
    }
  }
}

/** What stands beside a value in a text or a call, and so decides with it what the whole is. */
import { baseOptions } from '../clients/base-options.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { isFunction, propertyName, type NodeOf } from '../syntax/nodes.js';
import { mark, type Marks } from './marks.js';
import { markTypesIn } from './types-in.js';

/** What stands beside it in a text or a call decides, too, what the whole is. */
export function needParts(marks: Marks, whole: AnyNode, module: SourceModule): void {
  const parts =
    whole.type === 'CallExpression' || whole.type === 'NewExpression'
      ? [whole.callee, ...whole.arguments]
      : whole.type === 'TemplateLiteral'
        ? whole.expressions
        : whole.type === 'BinaryExpression' && whole.operator === '+'
          ? [whole.left, whole.right]
          : whole.type === 'TaggedTemplateExpression'
            ? [whole.tag, whole.quasi]
            : whole.type === 'MemberExpression' && whole.computed
              ? [whole.property]
              : [];
  for (const part of parts) mark(marks, part, module, 'needs');
  if ((whole.type === 'CallExpression' || whole.type === 'NewExpression') && whole.typeArguments)
    markTypesIn(marks, whole.typeArguments, module);
}

/** What a path is joined with, or given to, comes from where the base or the client does. */
export function joinWith(marks: Marks, node: AnyNode, parent: AnyNode, module: SourceModule): void {
  const others =
    parent.type === 'TemplateLiteral'
      ? parent.expressions
      : parent.type === 'BinaryExpression'
        ? [parent.left, parent.right]
        : parent.type === 'ArrayExpression'
          ? parent.elements
          : parent.type === 'ObjectExpression'
            ? [parent]
            : parent.type === 'CallExpression' || parent.type === 'NewExpression'
              ? [parent.callee, ...parent.arguments]
              : parent.type === 'TaggedTemplateExpression'
                ? [parent.tag]
                : [];
  for (const other of others) {
    if (!other || isFunction(other)) continue;
    if (other.type === 'ObjectExpression') joinWithOptions(marks, other, module);
    else if (other !== node) mark(marks, other, module, 'from');
  }
}

/** Of the options of a request those that hold a base or a client; the others only say more of it. */
function joinWithOptions(marks: Marks, options: NodeOf<'ObjectExpression'>, module: SourceModule): void {
  for (const item of options.properties) {
    if (item.type === 'SpreadElement') mark(marks, item.argument, module, 'from');
    else mark(marks, item.value, module, baseOptions().has(propertyName(item) ?? '') ? 'from' : 'needs');
  }
}

/** The values that a chain of comparisons of one expression knows. */
import type { AnyNode, SourceModule } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { parentOf } from '../syntax/module-index.js';
import { outermost } from '../syntax/outermost.js';
import { memberName, rangeOf, unwrap } from '../syntax/nodes.js';
import { alternatives, plainText } from '../values/value.js';
import { textOf } from './value-containers.js';
import { elementOf } from '../evaluate/members.js';

/**
 * The values in a chain (`||`, `&&`, else-if, nested conditionals, one `if` after the other) that the same expression is compared
 * with; a list it is looked up in and a prefix it is tested for count with all values of the schedule that they cover.
 */
export function comparedValues(context: Context, comparison: AnyNode, other: AnyNode, module: SourceModule): string[] {
  const subject = sourceOf(other, module);
  const values: string[] = [];
  const stack = rootsOf(comparison, module);
  for (let item = stack.pop(); item; item = stack.pop()) {
    const node = unwrap(item);
    switch (node.type) {
      case 'LogicalExpression':
        stack.push(node.left, node.right);
        break;
      case 'IfStatement':
        stack.push(node.test, ...(node.alternate ? [node.alternate] : []));
        break;
      case 'ConditionalExpression':
        stack.push(node.test, node.alternate);
        break;
      case 'UnaryExpression':
        if (node.operator === '!') stack.push(node.argument);
        break;
      case 'BinaryExpression':
        if (sourceOf(node.left, module) === subject) values.push(...texts(context, node.right, module));
        else if (sourceOf(node.right, module) === subject) values.push(...texts(context, node.left, module));
        break;
      case 'CallExpression':
        values.push(...calledValues(context, node, subject, module));
        break;
      default:
        break;
    }
  }
  return values;
}

/** The outermost expression or statement of the chain, and the `if` statements beside it. */
function rootsOf(comparison: AnyNode, module: SourceModule): AnyNode[] {
  let root = outermost(comparison, module);
  for (let parent = parentOf(root, module); parent; parent = parentOf(root, module)) {
    const joins =
      parent.type === 'LogicalExpression' ||
      (parent.type === 'UnaryExpression' && parent.operator === '!') ||
      ((parent.type === 'IfStatement' || parent.type === 'ConditionalExpression') &&
        (parent.test === root || parent.alternate === root));
    if (!joins) break;
    root = outermost(parent, module);
  }
  const block = parentOf(root, module);
  if (root.type !== 'IfStatement' || block?.type !== 'BlockStatement') return [root];
  return block.body.filter((statement) => statement.type === 'IfStatement');
}

function texts(context: Context, node: AnyNode, module: SourceModule): string[] {
  return textOf(context, node, module) === undefined ? [] : [textOf(context, node, module) ?? ''];
}

/** `['a', 'b'].includes(x)`, `x.startsWith('third_party_')`. */
function calledValues(
  context: Context,
  call: Extract<AnyNode, { type: 'CallExpression' }>,
  subject: string,
  module: SourceModule,
): string[] {
  const [argument] = call.arguments;
  if (call.callee.type !== 'MemberExpression' || !argument) return [];
  const name = memberName(call.callee);
  if (name === 'startsWith' && sourceOf(call.callee.object, module) === subject) {
    const prefix = textOf(context, argument, module);
    return prefix === undefined ? [] : allValues(context).filter((value) => value.startsWith(prefix));
  }
  // `types.includes('a') || types.includes('b')`: what the list is asked for.
  if ((name === 'includes' || name === 'has') && sourceOf(call.callee.object, module) === subject)
    return texts(context, argument, module);
  if ((name === 'includes' || name === 'has') && sourceOf(argument, module) === subject) {
    const element = elementOf(context.evaluate(call.callee.object, module, undefined));
    return alternatives(element).flatMap((part) => plainText(part) ?? []);
  }
  return [];
}

function allValues(context: Context): string[] {
  return Object.values(context.schedule.valueSets).flatMap((set) => set.values.map((item) => item.value));
}

function sourceOf(node: AnyNode, module: SourceModule): string {
  const [start, end] = rangeOf(unwrap(node));
  return module.text.slice(start, end);
}

/** The values that a chain of comparisons of one expression knows. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { once, type Context } from '../evaluate/context.js';
import { addTo } from '../group.js';
import { parentOf } from '../syntax/module-index.js';
import { outermost } from '../syntax/outermost.js';
import { memberName, rangeOf, unwrap, type NodeOf } from '../syntax/nodes.js';
import { alternatives, plainText } from '../values/value.js';
import { textOf } from './value-containers.js';
import { elementOf } from '../evaluate/members.js';

/**
 * The values in a chain (`||`, `&&`, else-if, nested conditionals, one `if` after the other) that the same expression is compared
 * with; a list it is looked up in and a prefix it is tested for count with all values of the schedule that they cover.
 */
export function comparedValues(context: Context, comparison: AnyNode, other: AnyNode, module: SourceModule): string[] {
  const { key, roots } = rootsOf(comparison, module);
  const tests = once(context, 'chains', key, new Map<string, Comparison[]>(), () => testsIn(roots(), module));
  return (tests.get(sourceOf(other, module)) ?? []).flatMap((test) => test(context));
}

/** The values that one test of a chain knows. */
type Comparison = (context: Context) => string[];

/** The tests of a chain by what they test, as it is written. */
function testsIn(roots: readonly AnyNode[], module: SourceModule): Map<string, Comparison[]> {
  const tests = new Map<string, Comparison[]>();
  const add = (subject: AnyNode, test: Comparison): void => {
    addTo(tests, sourceOf(subject, module), test);
  };
  const stack = [...roots];
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
      case 'BinaryExpression': {
        const { left, right } = node;
        add(left, (context) => texts(context, right, module));
        if (sourceOf(left, module) !== sourceOf(right, module)) add(right, (context) => texts(context, left, module));
        break;
      }
      case 'CallExpression':
        for (const { subject, test } of testsOfCall(node, module)) add(subject, test);
        break;
      default:
        break;
    }
  }
  return tests;
}

/** The outermost expression or statement of the chain, or the `if` statements of a block; `key` is one node for all that are in it. */
function rootsOf(comparison: AnyNode, module: SourceModule): { key: AnyNode; roots: () => AnyNode[] } {
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
  if (root.type !== 'IfStatement' || block?.type !== 'BlockStatement') return { key: root, roots: () => [root] };
  return { key: block, roots: () => block.body.filter((statement) => statement.type === 'IfStatement') };
}

function texts(context: Context, node: AnyNode, module: SourceModule): string[] {
  return textOf(context, node, module) === undefined ? [] : [textOf(context, node, module) ?? ''];
}

/** `['a', 'b'].includes(x)`, `x.startsWith('third_party_')`. */
function testsOfCall(call: NodeOf<'CallExpression'>, module: SourceModule): { subject: AnyNode; test: Comparison }[] {
  const { callee } = call;
  const [argument] = call.arguments;
  if (callee.type !== 'MemberExpression' || !argument) return [];
  const name = memberName(callee);
  if (name === 'startsWith')
    return [{ subject: callee.object, test: (context) => beginning(context, argument, module) }];
  if (name !== 'includes' && name !== 'has') return [];
  return [
    // `types.includes('a') || types.includes('b')`: what the list is asked for.
    { subject: callee.object, test: (context) => texts(context, argument, module) },
    {
      subject: argument,
      test: (context) => {
        const element = elementOf(context.evaluate(callee.object, module, undefined));
        return alternatives(element).flatMap((part) => plainText(part) ?? []);
      },
    },
  ];
}

function beginning(context: Context, argument: AnyNode, module: SourceModule): string[] {
  const prefix = textOf(context, argument, module);
  return prefix === undefined ? [] : allValues(context).filter((value) => value.startsWith(prefix));
}

function allValues(context: Context): string[] {
  return Object.values(context.schedule.valueSets).flatMap((set) => set.values.map((item) => item.value));
}

function sourceOf(node: AnyNode, module: SourceModule): string {
  const [start, end] = rangeOf(unwrap(node));
  return module.text.slice(start, end);
}

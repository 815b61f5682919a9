/** What the truth of a test says about one field of a resource. */
import type { AnyNode, SourceModule } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { memberName } from '../syntax/nodes.js';
import { alternatives, plainText, type Value } from '../values/value.js';

/** The field is (`positive`) or is not one of these values; a value that ends in `*` is a prefix. */
export interface Assumption {
  positive: boolean;
  values: string[];
}

export interface Subject {
  resource: string;
  field: string;
}

/** The assumptions that follow when a test is true or false. */
export function assumptions(
  context: Context,
  subject: Subject,
  test: AnyNode,
  truth: boolean,
  module: SourceModule,
): Assumption[] {
  const recurse = (node: AnyNode, value: boolean): Assumption[] => assumptions(context, subject, node, value, module);
  switch (test.type) {
    case 'UnaryExpression':
      return test.operator === '!' ? recurse(test.argument, !truth) : [];
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return recurse(test.expression, truth);
    case 'LogicalExpression': {
      const both = (test.operator === '&&' && truth) || (test.operator === '||' && !truth);
      const left = recurse(test.left, truth);
      const right = recurse(test.right, truth);
      if (both) return [...left, ...right];
      return either(left, right);
    }
    case 'BinaryExpression':
      return ofComparison(context, subject, test, truth, module);
    case 'CallExpression':
      return ofCall(context, subject, test, truth, module);
    default:
      return [];
  }
}

/** One of two holds: only values named on both sides as positive remain known. */
function either(left: Assumption[], right: Assumption[]): Assumption[] {
  const positiveLeft = left.find((fact) => fact.positive);
  const positiveRight = right.find((fact) => fact.positive);
  if (!positiveLeft || !positiveRight) return [];
  return [{ positive: true, values: [...positiveLeft.values, ...positiveRight.values] }];
}

function ofComparison(
  context: Context,
  subject: Subject,
  test: Extract<AnyNode, { type: 'BinaryExpression' }>,
  truth: boolean,
  module: SourceModule,
): Assumption[] {
  const equal = test.operator === '===' || test.operator === '==';
  if (!equal && test.operator !== '!==' && test.operator !== '!=') return [];
  const read = (node: AnyNode): Value => context.evaluate(node, module, undefined);
  for (const [field, value] of [
    [test.left, test.right],
    [test.right, test.left],
  ] as const) {
    const text = plainText(read(value));
    if (text !== undefined && isSubject(read(field), subject)) return [{ positive: equal === truth, values: [text] }];
  }
  return [];
}

function ofCall(
  context: Context,
  subject: Subject,
  test: Extract<AnyNode, { type: 'CallExpression' }>,
  truth: boolean,
  module: SourceModule,
): Assumption[] {
  const [argument] = test.arguments;
  if (test.callee.type !== 'MemberExpression' || !argument) return [];
  const read = (node: AnyNode): Value => context.evaluate(node, module, undefined);
  const name = memberName(test.callee);
  if (name === 'startsWith' && isSubject(read(test.callee.object), subject)) {
    const prefix = plainText(read(argument));
    return prefix === undefined ? [] : [{ positive: truth, values: [`${prefix}*`] }];
  }
  if ((name === 'includes' || name === 'has') && isSubject(read(argument), subject)) {
    const list = read(test.callee.object);
    const values = list.kind === 'array' ? list.elements.map((element) => plainText(element())) : [undefined];
    return values.every((value) => value !== undefined) ? [{ positive: truth, values }] : [];
  }
  return [];
}

function isSubject(value: Value, subject: Subject): boolean {
  return alternatives(value).some(
    (part) => part.kind === 'field' && part.resource === subject.resource && part.field === subject.field,
  );
}

/** What holds a value literal (a comparison, a case, a list …) and what tells whose values these are. */
import type { AnyNode, SourceModule, ValueContainer } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { plainText } from '../values/value.js';
import { parentOf } from '../syntax/module-index.js';
import { outermost } from '../syntax/outermost.js';
import { literalString, type NodeOf } from '../syntax/nodes.js';
import { heldByCall } from './value-calls.js';
import { comparedValues } from './value-comparisons.js';
import { heldByArray, heldByProperty, heldByVariable } from './value-lists.js';
import { heldByAttribute } from './value-options.js';
import { heldByEnum, heldByUnion } from './value-types.js';
import { otherSide } from './value-sets.js';

/** An expression or a type node, and its module. */
export interface Asked {
  node: AnyNode;
  module: SourceModule;
}

export interface NamedMember {
  owner: Asked;
  name: string;
  /** What the owner says of it: the value of the expression, the definition, or what the function that it makes is applied to. */
  by: 'value' | 'definition' | 'function';
}

/** A container and everything around it that says whose values its literals are. */
export interface Held {
  container: ValueContainer;
  module: SourceModule;
  /** Expressions of the field that the values belong to, or of lists of it. */
  subjects: Asked[];
  /** The values are those of the member of this name: of an expression, or of what a definition with this name is typed by. */
  members?: NamedMember[];
  /** Types that are made of the values (`typeof TYPES`), and schemas that are. */
  types?: Asked[];
  schemas?: Asked[];
  /** The expression that fills a place with a type of its own: a parameter, a member, the key of a `Record`. */
  literal?: AnyNode;
  /** What holds the names that stand for the value. */
  uses?: Held[];
  /** The place takes any text (an argument, an attribute): only a proven link or a second value of the set counts. */
  weak?: true;
}

const MAX_HOPS = 4;

/**
 * The container of a literal, or of another expression that stands for a value; undefined where it is used for something else. `hops`:
 * how many names were followed from the literal.
 */
export function containerOf(context: Context, literal: AnyNode, module: SourceModule, hops = 0): Held | undefined {
  if (hops > MAX_HOPS) return undefined;
  const node = wholeValue(literal, module);
  const parent = parentOf(node, module);
  if (!parent) return undefined;
  switch (parent.type) {
    case 'BinaryExpression':
      return heldByComparison(context, parent, node, module);
    case 'SwitchCase':
      return parent.test === node ? heldByCase(context, parent, module) : undefined;
    case 'ArrayExpression':
      return heldByArray(context, parent, node, module, hops);
    case 'TSLiteralType':
      return heldByUnion(parent, module);
    case 'TSEnumMember':
      return heldByEnum(context, parent, module, hops);
    case 'Property':
      return heldByProperty(context, parent, node, module, hops);
    case 'VariableDeclarator':
      return parent.init === node ? heldByVariable(context, parent, node, module, hops) : undefined;
    case 'AssignmentExpression':
      return parent.right === node
        ? { ...written(context, parent, literal, module), subjects: asked(parent.left, module) }
        : undefined;
    case 'AssignmentPattern':
      return parent.right === node
        ? { ...written(context, parent, literal, module), subjects: asked(parent.left, module), literal: node }
        : undefined;
    case 'LogicalExpression': {
      const around = containerOf(context, parent, module, hops + 1);
      const own = { ...written(context, parent, literal, module), subjects: asked(parent.left, module) };
      return parent.right === node ? { ...own, uses: around ? [around] : [] } : around;
    }
    case 'ReturnStatement':
    case 'ArrowFunctionExpression':
    case 'PropertyDefinition':
      return { ...written(context, parent, literal, module), literal: node };
    case 'CallExpression':
    case 'NewExpression':
      return heldByCall(context, parent, node, literal, module);
    case 'JSXAttribute':
      return heldByAttribute(context, parent, literal, module);
    default:
      return undefined;
  }
}

/** The expression whose value the literal is: through casts, immediate functions and the branches of a conditional. */
function wholeValue(literal: AnyNode, module: SourceModule): AnyNode {
  let node = outermost(literal, module);
  for (let parent = parentOf(node, module); parent; parent = parentOf(node, module)) {
    const through =
      parent.type === 'JSXExpressionContainer' || (parent.type === 'ConditionalExpression' && parent.test !== node);
    if (!through) break;
    node = outermost(parent, module);
  }
  return node;
}

/** A value that is written or sent. */
export function written(context: Context, node: AnyNode, literal: AnyNode, module: SourceModule): Held {
  const text = textOf(context, literal, module);
  return { container: { kind: 'write', node, values: text === undefined ? [] : [text] }, module, subjects: [] };
}

/** The string that an expression always is. */
export function textOf(context: Context, node: AnyNode | null | undefined, module: SourceModule): string | undefined {
  if (!node) return undefined;
  return literalString(node) ?? plainText(context.evaluate(node, module, undefined));
}

export function asked(node: AnyNode, module: SourceModule): Asked[] {
  return [{ node, module }];
}

function heldByComparison(
  context: Context,
  comparison: NodeOf<'BinaryExpression'>,
  node: AnyNode,
  module: SourceModule,
): Held | undefined {
  const other = otherSide(comparison, node);
  if (!other) return undefined;
  const values = comparedValues(context, comparison, other, module);
  const { operator } = comparison;
  return {
    container: { kind: 'comparison', node: comparison, operator, other, values },
    module,
    subjects: asked(other, module),
  };
}

function heldByCase(context: Context, label: NodeOf<'SwitchCase'>, module: SourceModule): Held | undefined {
  const owner = parentOf(label, module);
  if (owner?.type !== 'SwitchStatement') return undefined;
  const values = owner.cases.flatMap((item) => textOf(context, item.test, module) ?? []);
  const container: ValueContainer = { kind: 'case', node: label, switch: owner, values };
  return { container, module, subjects: asked(owner.discriminant, module) };
}

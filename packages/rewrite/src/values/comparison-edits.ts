/** Writes one comparison that accepts several values: a chain that repeats the operand, or a look-up in a list. */
import type { AnyNode, SourceModule } from '@curfew/analyzer';
import type { Edit } from '../plan-types.js';
import { joinInsertions, linesAt } from '../text/break-lines.js';
import { isTooLong } from '../text/final-lines.js';
import { hasTrailingCommas } from '../text/file-style.js';
import {
  insertAt,
  isSamePlace,
  replaceNode,
  replaceRange,
  skipBack,
  skipForward,
  spanOf,
  withParentheses,
  type Range,
} from '../text/source-text.js';
import { writeLike } from '../text/strings.js';
import type { ComparisonChain, Operand } from './comparison-chain.js';
import type { ValueChange } from './value-change.js';

/**
 * `a === 'x' || a === 'y'` in place of one comparison of a chain. A chain that takes several lines gets the new ones as it has the
 * others; one that would make its line too long gets one comparison a line.
 */
export function chainEdits(
  change: ValueChange,
  chain: ComparisonChain,
  operand: Operand,
  values: readonly string[],
): Edit[] {
  const { module } = change.situation.match;
  const join = operand.isNegated ? '&&' : '||';
  const gaps = gapsOf(module, chain.top, join);
  const texts = gaps.map(({ start, end }) => module.text.slice(start, end));
  const isBroken = texts.some((text) => /[\r\n]/.test(text));
  if (isBroken) {
    const like = texts.find((text) => /[\r\n]/.test(text) && text.trim() === join);
    return copies(change, operand, values, like ?? ` ${join}${linesAt(module, spanOf(operand.node).start).outer}`);
  }
  const flat = copies(change, operand, values, ` ${join} `);
  if (!isTooLong(change.situation, flat)) return flat;
  const between = ` ${join}${linesAt(module, spanOf(chain.top).start).inner}`;
  const [before, after] = openingEdits(change, chain.top);
  return joinInsertions([
    ...(before ? [before] : []),
    ...gaps.flatMap((gap, index) => (texts[index]?.trim() === join ? [replaceRange(module, gap, between)] : [])),
    ...copies(change, operand, values, between),
    ...(after ? [after] : []),
  ]);
}

function copies(
  { situation, node }: ValueChange,
  operand: Operand,
  values: readonly string[],
  between: string,
): Edit[] {
  const { match, context } = situation;
  const { module } = match;
  const [head, ...rest] = values;
  const { start, end } = spanOf(operand.node);
  const literal = spanOf(operand.literal);
  const texts = rest.map(
    (value) =>
      between +
      module.text.slice(start, literal.start) +
      writeLike(module, node, value) +
      module.text.slice(literal.end, end),
  );
  const parent = context.facts.parentOf(operand.node, module);
  const isBare = isDelimited(operand.node, parent, operand.isNegated ? '&&' : '||', module);
  return [
    ...(isBare ? [] : [insertAt(module, start, asiGuard(module, operand.node, situation) + '(')]),
    ...(head !== undefined && head !== operand.value
      ? [replaceNode(module, operand.literal, writeLike(module, node, head))]
      : []),
    insertAt(module, end, texts.join('') + (isBare ? '' : ')')),
  ];
}

/** Edits that begin a chain of several lines on a line of its own, where the code around it allows that. */
function openingEdits({ situation }: ValueChange, top: AnyNode): [Edit?, Edit?] {
  const { match, context } = situation;
  const { module } = match;
  const { text } = module;
  const { start, end } = spanOf(top);
  const { outer, inner } = linesAt(module, start);
  const parent = context.facts.parentOf(top, module);
  if (parent?.type === 'ReturnStatement')
    return [insertAt(module, start, `(${inner}`), insertAt(module, end, `${outer})`)];
  const opening = skipBack(text, start);
  const gap = { start: opening, end: start };
  const after = skipForward(text, end);
  if (text.charAt(opening - 1) === '(' && text.charAt(after) === ')')
    return [replaceRange(module, gap, inner), insertAt(module, end, outer)];
  const isBehind =
    (parent?.type === 'ArrowFunctionExpression' && isSamePlace(parent.body, top) && text.charAt(opening - 1) === '>') ||
    ((parent?.type === 'VariableDeclarator' || parent?.type === 'AssignmentExpression') &&
      text.charAt(opening - 1) === '=') ||
    (parent?.type === 'Property' && text.charAt(opening - 1) === ':');
  return isBehind ? [replaceRange(module, gap, inner)] : [];
}

/** What stands between the operands of a chain. */
function gapsOf(module: SourceModule, node: AnyNode, join: string): Range[] {
  if (node.type !== 'LogicalExpression' || node.operator !== join) return [];
  const whole = spanOf(node);
  const gap = {
    start: withParentheses(module, node.left, whole).end,
    end: withParentheses(module, node.right, whole).start,
  };
  return [...gapsOf(module, node.left, join), gap, ...gapsOf(module, node.right, join)];
}

/** `['x', 'y'].includes(a)`, which evaluates `a` once. */
export function includesEdits({ situation, node }: ValueChange, operand: Operand, values: readonly string[]): Edit[] {
  const { module } = situation.match;
  const whole = spanOf(operand.node);
  const other = withParentheses(module, operand.other, whole);
  const list = values.map((value) => writeLike(module, node, value));
  const guard = operand.isNegated ? '!' : asiGuard(module, operand.node, situation);
  const write = (text: string): Edit[] => [
    replaceRange(module, { start: whole.start, end: other.start }, `${guard}[${text}].includes(`),
    replaceRange(module, { start: other.end, end: whole.end }, ')'),
  ];
  const flat = write(list.join(', '));
  if (!isTooLong(situation, flat)) return flat;
  const { outer, inner } = linesAt(module, whole.start);
  return write(inner + list.join(`,${inner}`) + (hasTrailingCommas(module) ? ',' : '') + outer);
}

/** Whether an expression does the same when it is evaluated once more: names, and members that no accessor of the file computes. */
export function canRepeat(node: AnyNode, module: SourceModule): boolean {
  switch (node.type) {
    case 'Identifier':
    case 'ThisExpression':
    case 'Super':
    case 'PrivateIdentifier':
      return true;
    case 'MemberExpression':
      return (
        canRepeat(node.object, module) &&
        (node.computed
          ? node.property.type === 'Literal' || node.property.type === 'Identifier'
          : node.property.type !== 'Identifier' || !hasAccessor(node.property.name, module))
      );
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return canRepeat(node.expression, module);
    default:
      return false;
  }
}

function hasAccessor(name: string, { text }: SourceModule): boolean {
  return [...text.matchAll(/\bget\s+([\w$]+)\s*\(/g)].some(([, accessor]) => accessor === name);
}

/** Whether a chain can stand here without parentheses. */
function isDelimited(node: AnyNode, parent: AnyNode | undefined, join: string, module: SourceModule): boolean {
  if (!parent) return false;
  const { start, end } = withParentheses(module, node, spanOf(parent));
  if (start < spanOf(node).start || end > spanOf(node).end) return true;
  switch (parent.type) {
    case 'LogicalExpression':
      return parent.operator === join;
    case 'IfStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'ReturnStatement':
    case 'VariableDeclarator':
    case 'ArrowFunctionExpression':
    case 'JSXExpressionContainer':
    case 'TemplateLiteral':
    case 'Property':
    case 'SwitchCase':
      return true;
    case 'CallExpression':
    case 'NewExpression':
      return parent.arguments.some((argument) => isSamePlace(argument, node));
    case 'ConditionalExpression':
      return isSamePlace(parent.test, node);
    default:
      return false;
  }
}

/** In code without semicolons, a statement that begins with `(` or `[` would continue the line above. */
function asiGuard(module: SourceModule, node: AnyNode, situation: ValueChange['situation']): string {
  const { start } = spanOf(node);
  let at: AnyNode | undefined = node;
  while (at && at.type !== 'ExpressionStatement') {
    if (spanOf(at).start !== start) return '';
    at = situation.context.facts.parentOf(at, module);
  }
  if (!at || spanOf(at).start !== start) return '';
  const before = module.text.slice(0, start).trimEnd();
  return before === '' || /[;{}]$/.test(before) ? '' : ';';
}

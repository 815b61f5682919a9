/** An interval that only the running program knows: a text `<start>/<end>`, taken apart where it is sent. */
import type { AnyNode } from '@curfew/analyzer';
import { sourceOf } from '../text/source-text.js';
import { stringValue, writeString } from '../text/strings.js';
import { canRepeat } from '../values/comparison-edits.js';
import { isOtherThanText, type ReadContext, type TwoDays } from './interval-value.js';

/**
 * Code that takes the two days out of the text of an interval: section 2.10 shows it as two ISO 8601 timestamps in UTC with a slash
 * between, each of which begins with its day. Undefined where the expression is known to hold something else, or cannot be written twice.
 */
export function twoDaysAtRunTime(expression: AnyNode, context: ReadContext): TwoDays | undefined {
  const { module, facts, separator, quote } = context;
  const value = unwrapped(expression);
  if (!canRepeat(value, module) || !isName(value) || facts.stringOf(value, module) !== undefined) return undefined;
  if (isOtherThanText(value, context)) return undefined;
  const initializer = facts.initializerOf(value, module);
  if (initializer && !mayBeText(initializer)) return undefined;
  const code = sourceOf(module, value);
  const dot = mayBeMissing(value, context) ? '?.' : '.';
  return {
    start: { code: `${code}${dot}slice(0, 10)` },
    end: { code: `${code}${dot}slice(${code}.indexOf(${writeString(separator, quote)}) + 1).slice(0, 10)` },
    doubts: [
      `\`${code}\` is taken to be the text \`<start>${separator}<end>\` of two timestamps in UTC; their times of day are dropped.`,
    ],
    edits: [],
  };
}

/** What is encoded or asserted. */
export function unwrapped(node: AnyNode): AnyNode {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return unwrapped(node.expression);
    case 'CallExpression': {
      const [argument] = node.arguments;
      const { callee } = node;
      return argument && callee.type === 'Identifier' && callee.name === 'encodeURIComponent'
        ? unwrapped(argument)
        : node;
    }
    default:
      return node;
  }
}

function isName(node: AnyNode): boolean {
  return node.type === 'Identifier' || node.type === 'MemberExpression';
}

/** False for what is plainly no text, and for texts that are known part by part and were no interval. */
function mayBeText(initializer: AnyNode): boolean {
  const node = unwrapped(initializer);
  if (stringValue(node) !== undefined) return false;
  return (
    node.type === 'Identifier' ||
    node.type === 'MemberExpression' ||
    node.type === 'CallExpression' ||
    node.type === 'AwaitExpression'
  );
}

/** `interval?: string`, `interval: string | undefined`: without it nothing was sent. */
function mayBeMissing(node: AnyNode, { facts, module }: ReadContext): boolean {
  if (node.type !== 'Identifier') return false;
  const binding = facts.variableOf(node.name, node, module)?.binding;
  if (binding?.type !== 'Identifier') return false;
  const type = binding.typeAnnotation?.typeAnnotation;
  return (
    // Parsers type this mark for what is declared, and give it for parameters.
    (binding as { optional?: boolean }).optional === true ||
    (type?.type === 'TSUnionType' && type.types.some(({ type: part }) => part === 'TSUndefinedKeyword'))
  );
}

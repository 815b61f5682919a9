/** Calls that hand on what they are given: encoders and conversions. */
import type { AnyNode } from '../contracts.js';
import { literalString, memberName, type NodeOf } from '../syntax/nodes.js';

const TRANSPARENT = new Set([
  'encodeURIComponent',
  'encodeURI',
  'String',
  'Number',
  'structuredClone',
  'toRaw',
  'unref',
]);

/** True for the name of a global function that hands on its argument. */
export function isTransparent(name: string): boolean {
  return TRANSPARENT.has(name);
}

/** `part.replace(/^\/+|\/+$/g, '')`: slashes at the ends say nothing of a segment. */
function isSlashTrim(
  node: NodeOf<'CallExpression'>,
): node is NodeOf<'CallExpression'> & { callee: NodeOf<'MemberExpression'> } {
  const [pattern, replacement] = node.arguments;
  if (node.callee.type !== 'MemberExpression' || !/^replace(?:All)?$/.test(memberName(node.callee) ?? '')) return false;
  if (pattern?.type !== 'Literal' || !('regex' in pattern) || literalString(replacement) !== '') return false;
  return /^(?:\^|\$|\\\/|[+*|()]|\[\\?\/\])+$/.test(pattern.regex.pattern);
}

/** The expression inside encoders, conversions, templates of one hole and `.toString()`. */
export function builtinRoot(node: AnyNode): AnyNode {
  if (node.type === 'CallExpression') {
    const [argument] = node.arguments;
    if (node.callee.type === 'Identifier' && isTransparent(node.callee.name) && argument) return builtinRoot(argument);
    if (node.callee.type === 'MemberExpression' && node.arguments.length === 0) {
      const { property, object } = node.callee;
      if (property.type === 'Identifier' && (property.name === 'toString' || property.name === 'trim')) {
        return builtinRoot(object);
      }
    }
    if (isSlashTrim(node)) return builtinRoot(node.callee.object);
  }
  if (node.type === 'TemplateLiteral' && node.expressions.length === 1) {
    const [expression] = node.expressions;
    if (expression && node.quasis.every((quasi) => quasi.value.raw === '')) return builtinRoot(expression);
  }
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression' || node.type === 'TSAsExpression') {
    return builtinRoot(node.expression);
  }
  return node;
}

/** A function that is handed the body, and is to take the list from the field that holds it now. */
import type { AnyNode, SourceModule } from '@curfew/analyzer';
import type { Edit } from '../../plan-types.js';
import { replaceNode, replaceRange, sourceOf, spanOf } from '../../text/source-text.js';

type FunctionNode = Extract<AnyNode, { type: 'ArrowFunctionExpression' | 'FunctionExpression' }>;

/** A function that is written where it is handed over. */
export function isWrittenFunction(node: AnyNode | undefined): node is FunctionNode {
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
}

/**
 * `(rows) => …` -> `({ events: rows }) => …`; of a function that has a name, a call. The reason where neither can be written.
 */
export function takesField(module: SourceModule, handler: AnyNode, field: string): Edit[] | string {
  if (!isWrittenFunction(handler)) {
    if (handler.type !== 'Identifier' && handler.type !== 'MemberExpression')
      return `What \`${sourceOf(module, handler)}\` does with the answer is not seen.`;
    return [replaceNode(module, handler, `({ ${field} }) => ${sourceOf(module, handler)}(${field})`)];
  }
  const [parameter] = handler.params;
  if (!parameter) return [];
  if (parameter.type === 'RestElement' || parameter.type === 'TSParameterProperty')
    return `Where \`${sourceOf(module, parameter)}\` is read is not seen.`;
  const pattern = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  const { start, end } = spanOf(parameter);
  const type = 'typeAnnotation' in pattern ? pattern.typeAnnotation : undefined;
  const nameEnd = type ? spanOf(type).start : spanOf(pattern).end;
  const name = module.text.slice(spanOf(pattern).start, nameEnd);
  const bound = name === field ? field : `${field}: ${name}`;
  const initial = parameter.type === 'AssignmentPattern' ? ` = ${sourceOf(module, parameter.right)}` : '';
  const typed = type ? `: { ${field}${sourceOf(module, type)} }` : '';
  const text = `{ ${bound}${initial} }${typed}`;
  const isBare = /^(?:async\s+)?[\w$]+\s*=>/.test(sourceOf(module, handler));
  return [replaceRange(module, { start, end }, isBare ? `(${text})` : text)];
}

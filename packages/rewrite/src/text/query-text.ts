/** The query in a text that is put together. */
import type { AnalysisFacts, AnyNode, SourceModule } from '@curfew/analyzer';
import { sourceOf } from './source-text.js';

/** The whole of the concatenation that a text is a part of, or the text itself. */
export function wholeText(text: AnyNode, module: SourceModule, facts: AnalysisFacts): AnyNode {
  const parent = facts.parentOf(text, module);
  return parent?.type === 'BinaryExpression' && parent.operator === '+' ? wholeText(parent, module, facts) : text;
}

/** Names of the parameters that stand in a text: `start` and `end` of `/reports?start=${start}&end=${end}`. */
export function queryNamesIn(text: AnyNode, module: SourceModule): Set<string> {
  return new Set([...sourceOf(module, text).matchAll(/[?&]([\w.[\]%-]+)=/g)].map(([, name = '']) => name));
}

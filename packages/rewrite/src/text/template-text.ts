import type { AnyNode, SourceModule } from '@curfew/analyzer';
import { skipForward, spanOf, type Range } from './source-text.js';

/**
 * The ranges of the literal parts of a template, without delimiters. Parsers disagree on the ranges of quasis, so they are
 * read from the text: each part runs to the next `${` or to the closing backtick.
 */
export function templateTextRanges(module: SourceModule, template: AnyNode): Range[] {
  const holes: readonly AnyNode[] =
    template.type === 'TemplateLiteral'
      ? template.expressions
      : template.type === 'TSTemplateLiteralType'
        ? template.types
        : [];
  const { text } = module;
  const ranges: Range[] = [];
  let start = spanOf(template).start + 1;
  for (const hole of holes) {
    ranges.push({ start, end: partEnd(text, start) });
    let at = skipForward(text, spanOf(hole).end);
    while (at < text.length && text[at] !== '}') at = skipForward(text, at + 1);
    start = at + 1;
  }
  ranges.push({ start, end: spanOf(template).end - 1 });
  return ranges;
}

function partEnd(text: string, start: number): number {
  let at = start;
  while (at < text.length && text[at] !== '`' && !text.startsWith('${', at)) at += text[at] === '\\' ? 2 : 1;
  return at;
}

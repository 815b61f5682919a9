import type { AnyNode, SourceModule } from '@curfew/analyzer';
import { commentsOf, type Comment } from '../text/comments.js';
import { lineStart, spanOf, type Range } from '../text/source-text.js';
import { templateTextRanges } from '../text/template-text.js';
import { walk } from '../text/walk.js';

/** Where in a module text stands that is no code. */
export interface TextPlaces {
  comments: readonly Comment[];
  /** Whether something written at this offset would become part of a string, a template, JSX text or a comment. */
  isText(offset: number): boolean;
  /** The JSX text that reaches up to the offset, or holds it. */
  jsxTextAt(offset: number): Range | undefined;
}

/** Looks the texts and comments of a module up once. */
export function textPlacesOf(module: SourceModule): TextPlaces {
  const comments = commentsOf(module);
  // Offsets strictly between start and end are text.
  const closed: Range[] = comments.map(({ start, end, text }) => ({
    start,
    end: text.startsWith('//') ? end + 1 : end,
  }));
  const jsxTexts: Range[] = [];
  walk(module.ast, module, (node: AnyNode) => {
    const { start, end } = spanOf(node);
    if (node.type === 'JSXText') jsxTexts.push({ start, end });
    if (node.type === 'JSXText') closed.push({ start: start - 1, end: end + 1 });
    else if (node.type === 'Literal') closed.push({ start, end });
    else if (node.type === 'TemplateLiteral' || node.type === 'TSTemplateLiteralType')
      for (const range of templateTextRanges(module, node)) closed.push({ start: range.start - 1, end: range.end + 1 });
  });
  return {
    comments,
    isText: (offset) => closed.some(({ start, end }) => start < offset && offset < end),
    jsxTextAt: (offset) => jsxTexts.find(({ start, end }) => start <= offset && offset <= end),
  };
}

/** Offset of the first character of a line that is no white space. */
export function firstOnLine(text: string, offset: number): number {
  const start = lineStart(text, offset);
  return start + (/^[^\S\r\n]*/.exec(text.slice(start, offset))?.[0].length ?? 0);
}

/** Offset of the end of the line, without its line end. */
export function lineEnd(text: string, offset: number): number {
  const found = text.slice(offset).search(/[\r\n]/);
  return found === -1 ? text.length : offset + found;
}

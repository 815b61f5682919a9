import type { SourceModule } from '@curfew/analyzer';
import { spanOf, type Range } from './source-text.js';
import { templateTextRanges } from './template-text.js';
import { walk } from './walk.js';

/** A comment with its place. */
export interface Comment extends Range {
  text: string;
}

/**
 * All comments of a module, in source order. Outside of strings, templates, regular expressions and JSX text, `//` and `/*`
 * can only begin a comment, so the tree says where not to look; no parser's own list of comments is needed.
 */
export function commentsOf(module: SourceModule): Comment[] {
  const { text } = module;
  const comments: Comment[] = [];
  let position = 0;
  for (const range of [...textRanges(module), { start: text.length, end: text.length }]) {
    while (position < range.start) {
      const found = nextComment(text, position, range.start);
      if (!found) break;
      comments.push(found);
      position = found.end;
    }
    position = Math.max(position, range.end);
  }
  return comments;
}

function nextComment(text: string, from: number, to: number): Comment | undefined {
  const start = text.slice(from, to).search(/\/[/*]/);
  if (start === -1) return undefined;
  const comment = /\/\*[\s\S]*?\*\/|\/\/[^\r\n\u2028\u2029]*/y;
  comment.lastIndex = from + start;
  const found = comment.exec(text)?.[0] ?? text.slice(from + start);
  return { start: from + start, end: from + start + found.length, text: found };
}

/** Ranges of text in which `//` is no comment, in source order. */
function textRanges(module: SourceModule): Range[] {
  const ranges: Range[] = betweenParts(module);
  const hashbang = /^#![^\r\n]*/.exec(module.text)?.[0].length;
  if (hashbang !== undefined) ranges.push({ start: 0, end: hashbang });
  walk(module.ast, module, (node) => {
    if (node.type === 'Literal' || node.type === 'JSXText') ranges.push(spanOf(node));
    else if (node.type === 'TemplateLiteral' || node.type === 'TSTemplateLiteralType')
      ranges.push(...templateTextRanges(module, node));
  });
  return ranges.sort((a, b) => a.start - b.start);
}

/** In a component, markup and styles hold no comments of code. */
function betweenParts({ text, parts }: SourceModule): Range[] {
  if (!parts) return [];
  const ranges: Range[] = [];
  let position = 0;
  for (const { start, end } of parts) {
    if (start > position) ranges.push({ start: position, end: start });
    position = Math.max(position, end);
  }
  return [...ranges, { start: position, end: text.length }];
}

import type { AnyNode, SourceModule } from '@curfew/analyzer';
import type { Edit } from '../plan-types.js';

/** A range of the source, `[start, end)`. */
export interface Range {
  start: number;
  end: number;
}

/** The range of a node, whichever parser made it. */
export function spanOf(node: AnyNode): Range {
  return node.range ? { start: node.range[0], end: node.range[1] } : { start: node.start, end: node.end };
}

/** The source text of a node. */
export function sourceOf(module: SourceModule, node: AnyNode): string {
  const { start, end } = spanOf(node);
  return module.text.slice(start, end);
}

export function replaceRange(module: SourceModule, range: Range, text: string): Edit {
  return { file: module.file, start: range.start, end: range.end, text };
}

export function replaceNode(module: SourceModule, node: AnyNode, text: string): Edit {
  return replaceRange(module, spanOf(node), text);
}

export function insertAt(module: SourceModule, position: number, text: string): Edit {
  return { file: module.file, start: position, end: position, text };
}

/** Whether `outer` holds `inner`, or is it. */
export function isInside(inner: AnyNode, outer: AnyNode): boolean {
  const a = spanOf(inner);
  const b = spanOf(outer);
  return b.start <= a.start && a.end <= b.end;
}

/** Whether two nodes stand at the same place. */
export function isSamePlace(a: AnyNode, b: AnyNode): boolean {
  const x = spanOf(a);
  const y = spanOf(b);
  return x.start === y.start && x.end === y.end;
}

/**
 * The range of a node with the parentheses around it, as far as they lie within `limit`. Parsers leave them out of the tree,
 * so without a limit those of a call could be taken.
 */
export function withParentheses(module: SourceModule, node: AnyNode, limit: Range): Range {
  const { text } = module;
  let { start, end } = spanOf(node);
  for (;;) {
    const before = skipBack(text, start) - 1;
    const after = skipForward(text, end);
    if (before < limit.start || after >= limit.end || text[before] !== '(' || text[after] !== ')')
      return { start, end };
    start = before;
    end = after + 1;
  }
}

/** Position after white space and comments. */
export function skipForward(text: string, position: number): number {
  const gap = /(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\r\n\u2028\u2029]*)*/y;
  gap.lastIndex = position;
  return position + (gap.exec(text)?.[0].length ?? 0);
}

/** Position before white space that ends at `position`. */
export function skipBack(text: string, position: number): number {
  let at = position;
  while (at > 0 && /\s/.test(text.charAt(at - 1))) at -= 1;
  return at;
}

/** Whether the text between holds a comment; only for ranges between tokens, which hold no strings. */
export function hasComment(text: string): boolean {
  return /\/[/*]/.test(text);
}

/** Start of the line that holds `position`. */
export function lineStart(text: string, position: number): number {
  let at = position;
  while (at > 0 && !isLineEnd(text.charAt(at - 1))) at -= 1;
  return at;
}

/** Position after the line end that closes the line of `position`, or the end of the text. */
export function nextLineStart(text: string, position: number): number {
  let at = position;
  while (at < text.length && !isLineEnd(text.charAt(at))) at += 1;
  if (text.startsWith('\r\n', at)) return at + 2;
  return Math.min(at + 1, text.length);
}

/** White space at the start of the line of `position`. */
export function indentAt(text: string, position: number): string {
  return /^[\t\v\f \u00a0]*/.exec(text.slice(lineStart(text, position), position))?.[0] ?? '';
}

/** Whether nothing but white space stands before `position` on its line. */
export function isFirstOnLine(text: string, position: number): boolean {
  return text.slice(lineStart(text, position), position).trim() === '';
}

/** Where the comments begin that stand in front of `position` on its line, if nothing else does; else `position`. */
export function beforeLeadingComments(text: string, position: number): number {
  const start = lineStart(text, position);
  const lead = text.slice(start, position);
  return /^\s*(?:\/\*(?:(?!\*\/).)*\*\/\s*)+$/.test(lead) ? start + lead.search(/\S/) : position;
}

function isLineEnd(character: string): boolean {
  return character === '\n' || character === '\r';
}

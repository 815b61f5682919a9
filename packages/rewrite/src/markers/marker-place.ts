/** Where the marker of a site may stand: on a line of its own above it, else as a block comment in place. */
import type { AnyNode, SourceModule, SourcePart, Span } from '@curfew/analyzer';
import type { Comment } from '../text/comments.js';
import { isFirstOnLine, lineStart, nextLineStart, spanOf } from '../text/source-text.js';
import { walk } from '../text/walk.js';
import { firstOnLine, type TextPlaces } from './text-places.js';

/** A place for a marker. */
export interface MarkerPlace {
  /** `line`: a `//` comment on a line of its own. `jsx-line`: the same among JSX children. `inline`: a block comment. */
  form: 'line' | 'jsx-line' | 'inline';
  /** Offset at which the comment is written. */
  at: number;
  /** Offset of the code that it speaks of: the first on the line below, or what follows the block comment. */
  of: number;
  /** Of `inline` in an expression of a template: the characters that would end it. */
  forbidden?: string;
}

/** The places for the marker of a site, best first. Only a `line` is legal wherever it is offered; the others are to be tried. */
export function markerPlaces(module: SourceModule, span: Span, places: TextPlaces): MarkerPlace[] {
  const nodes = nodesAround(module, span);
  const slot = slotOf(module, nodes);
  const found: MarkerPlace[] = [];
  const lines = new Set<number>();
  for (const offset of [span[0], ...nodes.slice(slot).map((node) => spanOf(node).start)]) {
    const line = lineStart(module.text, offset);
    if (!lines.has(line)) {
      lines.add(line);
      const own = ownLine(module, offset, places);
      if (own) found.push(own);
    }
    // The start of the site itself may lie in the midst of a member expression.
    if (offset === span[0] && nodes[slot] && spanOf(nodes[slot]).start !== offset) continue;
    const inline = inPlace(module, offset, places);
    if (inline && !found.some(({ form, at }) => form === 'inline' && at === inline.at)) found.push(inline);
  }
  return found;
}

/** The nodes that hold the span, innermost first, without the program. */
function nodesAround(module: SourceModule, [start, end]: Span): AnyNode[] {
  if (module.parts) return nodesInPart(module, [start, end]);
  const path: AnyNode[] = [];
  let children: AnyNode[] = childrenOf(module.ast, module);
  for (;;) {
    const next = children.find((child) => {
      const range = spanOf(child);
      return range.start <= start && end <= range.end && range.start < range.end;
    });
    if (!next) return path.reverse();
    path.push(next);
    children = childrenOf(next, module);
  }
}

/** In a component, nodes around those of a template stand for its markup and have no range of their own. */
function nodesInPart(module: SourceModule, [start, end]: Span): AnyNode[] {
  const part = partAt(module, start);
  const found: AnyNode[] = [];
  walk(module.ast, module, (node) => {
    const range = spanOf(node);
    if (!part || range.start < part.start || part.end < range.end || range.start === range.end) return;
    if (range.start <= start && end <= range.end) found.unshift(node);
  });
  return found.sort((a, b) => lengthOf(a) - lengthOf(b));
}

function lengthOf(node: AnyNode): number {
  const { start, end } = spanOf(node);
  return end - start;
}

function childrenOf(node: AnyNode, module: SourceModule): AnyNode[] {
  return (module.visitorKeys[node.type] ?? []).flatMap((key) => {
    const child: unknown = Reflect.get(node, key);
    return (Array.isArray(child) ? (child as unknown[]) : [child]).filter(
      (entry): entry is AnyNode => typeof entry === 'object' && entry !== null && 'type' in entry,
    );
  });
}

/** Expressions whose parts no comment should divide. */
const CHAINS = new Set([
  'AwaitExpression',
  'CallExpression',
  'ChainExpression',
  'MemberExpression',
  'TaggedTemplateExpression',
  'TSNonNullExpression',
  'UnaryExpression',
]);

/** Index of the argument, operand, property or the like that holds the site, on the same line. */
function slotOf({ text }: SourceModule, nodes: readonly AnyNode[]): number {
  let index = 0;
  const line = nodes[0] ? lineStart(text, spanOf(nodes[0]).start) : 0;
  for (;;) {
    const node = nodes[index];
    const parent = nodes[index + 1];
    if (!node || !parent || spanOf(parent).start < line) return index;
    const isCallee = parent.type !== 'CallExpression' || parent.callee === node;
    const joins = parent.type === 'JSXAttribute' || (CHAINS.has(parent.type) && isCallee);
    if (!joins && spanOf(parent).start !== spanOf(node).start) return index;
    if (/Statement|Declaration$/.test(parent.type)) return index;
    index += 1;
  }
}

function partAt({ parts }: SourceModule, offset: number): SourcePart | undefined {
  return parts?.find(({ start, end }) => start <= offset && offset <= end);
}

/** Closing brackets belong to what they close, and so would a comment above them. */
const CLOSES = /^(?:[)\]}>]|\/>|<\/)/;

/** A line of its own changes nothing wherever a line of code begins. */
function ownLine(module: SourceModule, offset: number, places: TextPlaces): MarkerPlace | undefined {
  const { text } = module;
  const of = firstOnLine(text, offset);
  const line = lineStart(text, offset);
  if (module.parts && partAt(module, line)?.kind !== 'script') return undefined;
  if (CLOSES.test(text.slice(of, of + 2))) return undefined;
  const jsxText = places.jsxTextAt(line);
  if (jsxText) return jsxText.end === of ? { form: 'jsx-line', at: aboveJsxComments(text, line), of } : undefined;
  if (places.isText(line) || places.isText(of)) return undefined;
  const at = aboveComments(text, line, places.comments);
  return at === undefined ? undefined : { form: 'line', at, of };
}

/**
 * The line above the comments that stand directly above a line: they may speak to it (`@ts-expect-error`). The comment that begins
 * a file may have to come first (`@flow`) and stays there; where it may also speak to the line, there is no place between.
 */
function aboveComments(text: string, line: number, comments: readonly Comment[]): number | undefined {
  let at = line;
  for (;;) {
    const above = at;
    const comment = comments.find(
      ({ end }) => nextLineStart(text, end) === above && text.slice(end, above).trim() === '',
    );
    if (!comment || !isFirstOnLine(text, comment.start)) return at;
    if (text.slice(0, comment.start).replace(/^#!.*/, '').trim() === '')
      return at === line && !/[\r\n]/.test(comment.text) ? undefined : at;
    at = lineStart(text, comment.start);
  }
}

function aboveJsxComments(text: string, line: number): number {
  let at = line;
  for (;;) {
    const above = lineStart(text, Math.max(0, at - 1 - Number(text[at - 2] === '\r')));
    if (above === at || !/^\s*\{\s*\/\*(?:(?!\*\/).)*\*\/\s*\}\s*$/.test(text.slice(above, at))) return at;
    at = above;
  }
}

/** A block comment may stand before any token that begins a node. */
function inPlace(module: SourceModule, offset: number, places: TextPlaces): MarkerPlace | undefined {
  if (places.isText(offset)) return undefined;
  const place: MarkerPlace = { form: 'inline', at: offset, of: offset };
  if (!module.parts) return place;
  const part = partAt(module, offset);
  if (!part) return undefined;
  return part.kind === 'script' ? place : { ...place, forbidden: part.forbidden };
}

/** Edits of the text of a path, segment by segment, so that base, holes, rest and query stay as they are. */
import type { AnalysisFacts, AnyNode, Site, TextPiece } from '@curfew/analyzer';
import type { Edit } from '../plan-types.js';
import { removeElements } from '../text/list-layout.js';
import { insertAt, isSamePlace, replaceNode, replaceRange, spanOf } from '../text/source-text.js';
import { writeLike } from '../text/strings.js';
import { isParameter, type PathChange, type WrittenSegment } from './path-template.js';

type PathSite = Extract<Site, { form: 'path' }>;

/** The edits that make one path another, or the reason why they cannot be written. */
export function pathEdits(
  site: PathSite,
  placed: readonly (WrittenSegment | undefined)[],
  change: PathChange,
  facts: AnalysisFacts,
): Edit[] | string {
  const removed = placed.slice(change.start, change.start + change.removed);
  if (change.removed === 0) {
    if (change.added.length === 0) return [];
    return insertion(site, placed.slice(0, change.start), `/${change.added.join('/')}`);
  }
  const edits: Edit[] = [];
  const isPairwise = change.added.length === change.removed;
  for (const [index, segment] of removed.entries()) {
    const next = change.added[index];
    if (isPairwise && next !== undefined && isParameter(next)) continue;
    if (!segment) return 'A parameter of the old path has no place in the new one.';
    const piece = site.pieces[segment.piece];
    const text = isPairwise ? next : index === 0 ? change.added.join('/') : '';
    if (piece && isPattern(piece.node)) return 'The path is a pattern: what else it stands for is not known.';
    if (piece && text === '' && isSharedSegment(piece, segment, site, facts))
      return `\`${segment.text}\` stands apart from the slash in front of it; take both out.`;
    const edit = piece && segmentEdit(piece, segment, text ?? '', facts);
    if (!edit) return 'The path is written with escape sequences, or not as plain text.';
    edits.push(...edit);
  }
  return edits;
}

function isPattern(node: AnyNode): boolean {
  return node.type === 'Literal' && 'regex' in node;
}

/**
 * A last segment alone in a constant or argument, behind a slash that stands in another text: without it that slash would be left
 * over. The slash is in the piece before, or between two holes of a template, where it is no piece.
 */
function isSharedSegment(piece: TextPiece, segment: WrittenSegment, site: PathSite, facts: AnalysisFacts): boolean {
  if (piece.text !== segment.text) return false;
  const before = site.pieces[segment.piece - 1];
  if (before?.text.endsWith('/') && before.node.type !== 'Program') return true;
  return before !== undefined && piece.node.type === 'Literal' && removableFrom(piece, facts) === undefined;
}

function segmentEdit(
  piece: TextPiece,
  segment: WrittenSegment,
  text: string,
  facts: AnalysisFacts,
): Edit[] | undefined {
  if (!piece.span) return undefined;
  const start = piece.span[0] + segment.start;
  const end = piece.span[0] + segment.end;
  if (text !== '') return [replaceRange(piece.module, { start, end }, text)];
  const isWholePiece = piece.text.replace(/^\//, '') === segment.text && piece.node.type === 'Literal';
  if (isWholePiece) return removePiece(piece, facts);
  const slash = piece.text.charAt(segment.start - 1) === '/' ? 1 : 0;
  return [replaceRange(piece.module, { start: start - slash, end }, '')];
}

/** Takes a piece out of the list or the `+` that it is part of; a text of its own is empty from then on. */
function removePiece(piece: TextPiece, facts: AnalysisFacts): Edit[] {
  const { module, node } = piece;
  return removableFrom(piece, facts) ?? [replaceNode(module, node, writeLike(module, node, ''))];
}

function removableFrom(piece: TextPiece, facts: AnalysisFacts): Edit[] | undefined {
  const { module, node } = piece;
  const parent = facts.parentOf(node, module);
  const elements = parent && listOf(parent);
  if (elements) {
    const index = elements.findIndex((element) => isSamePlace(element, node));
    if (index > 0) return removeElements(module, elements, new Set([index])).edits;
  }
  if (parent?.type === 'BinaryExpression' && parent.operator === '+' && isSamePlace(parent.right, node))
    return [replaceRange(module, { start: spanOf(parent.left).end, end: spanOf(node).end }, '')];
  return undefined;
}

function listOf(parent: AnyNode): AnyNode[] | undefined {
  if (parent.type === 'ArrayExpression') return parent.elements.filter((element) => element !== null);
  return parent.type === 'CallExpression' ? parent.arguments : undefined;
}

function insertion(site: PathSite, before: readonly (WrittenSegment | undefined)[], text: string): Edit[] | string {
  const last = before.at(-1);
  if (last) {
    const piece = site.pieces[last.piece];
    return piece?.span ? [insertAt(piece.module, piece.span[0] + last.end, text)] : 'The path is not plain text.';
  }
  const anchor = before.findLast((segment) => segment !== undefined);
  const piece = anchor && site.pieces[anchor.piece];
  if (!piece) return 'The path has no text to which the rest can be added.';
  const following = site.pieces[anchor.piece + 1];
  if (following?.span) return [insertAt(following.module, following.span[0], text)];
  if (following) return 'The path is not plain text.';
  const { node } = site;
  if (node.type === 'TemplateLiteral') return [insertAt(piece.module, spanOf(node).end - 1, text)];
  if (node.type === 'BinaryExpression')
    return [insertAt(piece.module, spanOf(node).end, ` + ${writeLike(piece.module, piece.node, text)}`)];
  return 'The end of the path is not plain text.';
}

/**
 * How long lines will be once everything that can be written in a file has been: whether a list fits on its line is decided by that, and
 * not by the line as it happens to stand, so that the order in which ids are migrated decides nothing.
 */
import type { Match, SourceModule } from '@curfew/analyzer';
import { applyEdits, doEditsConflict } from '../apply-edits.js';
import type { Edit } from '../plan-types.js';
import type { Situation } from '../situation.js';
import { lineStart, nextLineStart, type Range } from './source-text.js';

/** What will be written for one match, with every list on the line it stands on. */
export interface FlatPlan {
  match: Match;
  /** Of the module of the match. */
  edits: readonly Edit[];
  /** Edits that put something into a list, which takes more lines where one would be too long. */
  lists: readonly (readonly Edit[])[];
}

/**
 * Whether these edits of one file leave a line that is longer than before, and, with what else will be written on it, longer than the
 * lines of the file are.
 */
export function isTooLong(situation: Situation, edits: readonly Edit[]): boolean {
  const { match, layout } = situation;
  const { module } = match;
  if (edits.length === 0 || edits.some((edit) => isInMarkup(module, edit))) return false;
  if (layout.kind === 'flat') {
    layout.lists.push(edits);
    return false;
  }
  const flat = plansHere(module, layout.plans());
  const own = flat.find((plan) => plan.match === match)?.edits ?? edits;
  const others = flat.filter((plan) => plan.match !== match);
  // What changes the same text will be written later, and lays out what it leaves.
  if (others.some((other) => other.lists.length > 0 && areInConflict(other.edits, own))) return false;
  const lines = linesOf(module, edits);
  const before = lengthOf(module, lines, []);
  if (lengthOf(module, lines, edits) <= before) return false;
  return lengthOf(module, lines, together(edits, others, lines)) > widthOf(module, flat);
}

/** Whether text that is written on lines of its own is longer than the lines of the file are. */
export function isTooWide({ match, layout }: Situation, text: string, place: Edit): boolean {
  if (layout.kind === 'final')
    return longestLine(text) > widthOf(match.module, plansHere(match.module, layout.plans()));
  layout.lists.push([place]);
  return false;
}

/** Plans are known of the module of the match; the call of a path that stands apart may be in another. */
function plansHere({ file }: SourceModule, plans: readonly FlatPlan[]): readonly FlatPlan[] {
  return plans.every(({ match }) => match.module.file === file) ? plans : [];
}

/** The edits, with those of others on the same lines that change nothing of theirs. */
function together(edits: readonly Edit[], others: readonly FlatPlan[], lines: Range): Edit[] {
  const all = [...edits];
  for (const other of others) {
    const isHere = other.edits.every(({ start, end }) => start >= lines.start && end <= lines.end);
    if (isHere && !areInConflict(other.edits, all)) all.push(...other.edits);
  }
  return all;
}

const widths = new WeakMap<readonly FlatPlan[], number>();
/** A line beyond this holds something that could not be broken, and is no measure for code that can. */
const MAX_WIDTH = 160;
const MIN_WIDTH = 80;

/**
 * Columns that lines of a file may take: as many as the longest line will have that holds no list which is still to be laid out, at
 * least 80.
 */
function widthOf(module: SourceModule, plans: readonly FlatPlan[]): number {
  let width = widths.get(plans);
  if (width === undefined) {
    const edits: Edit[] = plans.flatMap(({ lists }) => lists.map((list) => dropped(module, linesOf(module, list))));
    const apart: Edit[] = [];
    for (const edit of edits) if (!areInConflict([edit], apart)) apart.push(edit);
    for (const plan of plans) if (!areInConflict(plan.edits, apart)) apart.push(...plan.edits);
    width = MIN_WIDTH;
    for (const { length } of applyEdits(module.text, apart).split(LINE_END))
      if (length <= MAX_WIDTH) width = Math.max(width, length);
    widths.set(plans, width);
  }
  return width;
}

function dropped({ file }: SourceModule, { start, end }: Range): Edit {
  return { file, start, end, text: '' };
}

/** The whole lines that edits change. */
function linesOf({ text }: SourceModule, edits: readonly Edit[]): Range {
  return {
    start: lineStart(text, Math.min(...edits.map(({ start }) => start))),
    end: nextLineStart(text, Math.max(...edits.map(({ end }) => end))),
  };
}

function lengthOf({ text }: SourceModule, { start, end }: Range, edits: readonly Edit[]): number {
  const moved = edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
  return longestLine(applyEdits(text.slice(start, end), moved));
}

function areInConflict(some: readonly Edit[], others: readonly Edit[]): boolean {
  return some.some((edit) => others.some((other) => doEditsConflict(edit, other)));
}

const LINE_END = /\r\n|\n|\r/;

function longestLine(text: string): number {
  return Math.max(...text.split(LINE_END).map(({ length }) => length));
}

/** Markup of a component keeps to its lines: where a line may end there is for its language to say. */
function isInMarkup({ parts }: SourceModule, { start, end }: Edit): boolean {
  return parts !== undefined && !parts.some((part) => part.kind === 'script' && start >= part.start && end <= part.end);
}

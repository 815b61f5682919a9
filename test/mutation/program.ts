/** A program under mutation: its texts, what must be found in them, and how both change together by one step. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { applyEdits, type Edit } from '@curfew/rewrite';
import { expectationsIn, type Case } from '../detection/read-cases.js';
import type { Random } from './random.js';
import { parseTree, type Tree } from './tree.js';

/**
 * What becomes of an expected finding. `stays`: as it is. `weaker`: nothing certain may be left, less may. `gone`: nothing certain or
 * likely may be left. `open`: the mutation says nothing about it.
 */
export type Fate = 'stays' | 'weaker' | 'gone' | 'open';

/** An expected finding. */
export interface Expected {
  file: string;
  /** Offsets of the text of the line that it stands on, without indentation; they move with that text. */
  start: number;
  end: number;
  id: string;
  confidence: string;
  fate: Fate;
}

/** The files of a case, or of a variant of it. */
export interface Program {
  item: Case;
  trees: ReadonlyMap<string, Tree>;
  expected: readonly Expected[];
}

/** An edit; `from` says that its text is a copy of the original text that begins there. */
export interface MovingEdit extends Edit {
  from?: number;
}

/** What one mutation does. */
export interface Step {
  edits: MovingEdit[];
  /** Fates that change; an expectation never becomes stricter again. */
  fate?: (expected: Expected) => Fate;
  /** Expectations that now stand in the new text of an edit. */
  moved?: ReadonlyMap<Expected, MovingEdit>;
}

/** One way to change a program. */
export interface Mutator {
  name: string;
  /** `stay`: same meaning, same findings. `vanish`: some findings lose their ground. */
  kind: 'stay' | 'vanish';
  /** A step, drawn from the places where it applies; undefined where there is none. */
  propose(program: Program, random: Random): Step | undefined;
}

/** Reads a case; undefined where a file of it is a component, whose places are not those of one module, or is not for the parser. */
export function programOf(item: Case): Program | undefined {
  if (item.files.some((file) => /\.(?:vue|svelte|astro)$/.test(file))) return undefined;
  const trees = new Map<string, Tree>();
  const expected: Expected[] = [];
  for (const file of item.files) {
    const tree = parseTree(file, readFileSync(file, 'utf8'));
    if (!tree) return undefined;
    trees.set(file, tree);
    for (const line of expectationsIn(file, relative(item.root, file))) {
      const [place = '', id = '', confidence = ''] = line.split(' ');
      const [start, end] = lineSpan(tree.text, Number(place.split(':').at(-1)));
      expected.push({ file, start, end, id, confidence, fate: 'stays' });
    }
  }
  return { item, trees, expected };
}

/** The program after a step; undefined where a text of it no longer parses, which is a fault of the mutator. */
export function take(program: Program, step: Step): Program | undefined {
  const trees = new Map(program.trees);
  for (const file of new Set(step.edits.map((edit) => edit.file))) {
    const before = program.trees.get(file);
    const edits = step.edits.filter((edit) => edit.file === file);
    const tree = before && parseTree(file, applyEdits(before.text, edits));
    if (!tree) return undefined;
    trees.set(file, tree);
  }
  const expected = program.expected.map((item): Expected => {
    const edits = step.edits
      .filter((edit) => edit.file === item.file)
      .sort((a, b) => a.start - b.start || a.end - b.end);
    const home = step.moved?.get(item);
    const copy = edits.find(
      ({ from, text }) => from !== undefined && from <= item.start && item.end <= from + text.length,
    );
    const base = copy?.from === undefined ? undefined : newPlace(copy, edits) - copy.from;
    const start = home
      ? newPlace(home, edits)
      : base !== undefined
        ? base + item.start
        : mapped(item.start, edits, 'start');
    const end = home ? start + home.text.length : base !== undefined ? base + item.end : mapped(item.end, edits, 'end');
    const fate = item.fate === 'stays' && step.fate ? step.fate(item) : item.fate;
    return { ...item, start, end, fate };
  });
  return { item: program.item, trees, expected };
}

/** Where the new text of an edit begins. */
function newPlace(edit: MovingEdit, sorted: readonly MovingEdit[]): number {
  const before = sorted.slice(0, sorted.indexOf(edit));
  return edit.start + before.reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0);
}

/** Where an offset of the old text is in the new one; text that is replaced becomes the whole of what replaces it. */
function mapped(offset: number, sorted: readonly MovingEdit[], side: 'start' | 'end'): number {
  let shift = 0;
  for (const edit of sorted) {
    if (side === 'start' ? edit.start > offset : edit.start >= offset) break;
    if (edit.end > offset) return edit.start + shift + (side === 'start' ? 0 : edit.text.length);
    shift += edit.text.length - (edit.end - edit.start);
  }
  return offset + shift;
}

/** Offsets of a line's text (from 1), without indentation. */
function lineSpan(text: string, line: number): [number, number] {
  const lines = text.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const content = lines[line - 1] ?? '';
  return [start + content.length - content.trimStart().length, start + content.trimEnd().length];
}

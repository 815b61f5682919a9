/** Whatever the order in which ids are migrated, one run after the other, the same text is reached. */
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { seeded } from '../mutation/random.js';
import { readPrograms, type Program } from './programs.js';
import { runProgram } from './run-program.js';

const ALL = process.env['CURFEW_FIDELITY'] === 'all';
const ONLY = process.env['CURFEW_FIDELITY_ONLY'];
/** Programs that are drawn for a run of all tests, as they are. */
const DRAWN = 150;
/** What the longest line of a file has, for a list to fit on its line or not. */
const WIDTHS = ALL ? [80, 90, 100, 110, 120, 130] : [];

/** The program as it is, and with a line of each width. */
function inWidths(program: Program): Program[] {
  const whole: Program = { ...program };
  delete whole.only;
  return [undefined, ...WIDTHS].map((width) => ({
    ...whole,
    texts: new Map(
      [...program.texts].map(([file, text]) => {
        const isCode = /\.[cm]?[jt]sx?$/.test(file);
        return [file, width === undefined || !isCode ? text : `${text}// ${'-'.repeat(width - 3)}\n`];
      }),
    ),
    apply: 'review',
  }));
}

/** Each two ids that write on one line. */
function pairsOf(program: Program): [string, string][] {
  const lines = new Map<string, Set<string>>();
  for (const { id, file, start, end } of runProgram(program).edits) {
    const text = program.texts.get(file) ?? '';
    const first = text.slice(0, start).split('\n').length;
    const count = text.slice(start, end).split('\n').length;
    for (let line = first; line < first + count; line += 1) {
      const key = `${file}:${line}`;
      lines.set(key, (lines.get(key) ?? new Set()).add(id));
    }
  }
  const pairs = new Map<string, [string, string]>();
  for (const ids of lines.values())
    for (const one of ids) for (const other of ids) if (one < other) pairs.set(`${one} ${other}`, [one, other]);
  return [...pairs.values()];
}

function migrated(program: Program, order: readonly string[]): ReadonlyMap<string, string> {
  return order.reduce((texts, only) => runProgram({ ...program, texts, only }).texts, program.texts);
}

test('ids that write on one line end in the same text in either order', { timeout: 1_800_000 }, () => {
  const all = readPrograms().filter(({ name }) => ONLY === undefined || name.includes(ONLY));
  const programs = ALL
    ? all
    : [...seeded(3).some(all, DRAWN), ...all.filter(({ name }) => name.startsWith('badge-desk'))];
  const failures: string[] = [];
  let pairs = 0;
  for (const program of programs) {
    const found = pairsOf(inWidths(program)[0] ?? program);
    if (found.length === 0) continue;
    for (const wide of inWidths(program))
      for (const [one, other] of found) {
        pairs += 1;
        const forwards = migrated(wide, [one, other]);
        const backwards = migrated(wide, [other, one]);
        for (const [file, text] of forwards)
          if (text !== backwards.get(file))
            failures.push(
              `${program.name} ${relative(program.root, file)} ${one} ${other}:\n${text}\n---\n${backwards.get(file) ?? ''}`,
            );
      }
  }
  if (ALL) process.stdout.write(`${pairs} pairs in ${programs.length} programs\n`);
  expect(pairs).toBeGreaterThan(0);
  expect(failures.join('\n\n')).toBe('');
});

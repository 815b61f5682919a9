/** Holds the migration of a program in a style to the migration of the plain program. */
import { relative } from 'node:path';
import { headProblem, lostComments } from './kept-parts.js';
import { unplannedLines, unplannedText } from './text-difference.js';
import type { Program } from './programs.js';
import { runProgram, type Outcome } from './run-program.js';
import { textInStyle, type Styled } from './styled-program.js';
import type { Variant } from './variants/variant.js';

export interface Verdict {
  problems: string[];
  /** False where lines are laid out differently because their lengths differ. */
  exact: boolean;
}

export function checkStyle(plain: Program, plainOutcome: Outcome, variant: Variant, styled: Styled): Verdict {
  const outcome = runProgram(styled.program);
  const problems = [...outcome.failures];
  const wanted = plainOutcome.findings.join('\n');
  const found = outcome.findings.join('\n');
  if (withoutExtensions(found) !== withoutExtensions(wanted))
    problems.push(`other findings: ${found}\n  for: ${wanted}`);
  let exact = true;
  for (const [file, name] of styled.files) {
    const after = outcome.texts.get(name) ?? '';
    const plainAfter = plainOutcome.texts.get(file) ?? '';
    const label = relative(plain.root, name);
    const expected = expectedText(file, plainAfter, variant, styled);
    const actual = styled.inStyle.has(file) && variant.undo ? variant.undo(after) : after;
    if (expected !== actual) {
      exact = false;
      if (!variant.changesLengths || squash(expected) !== squash(actual))
        problems.push(`${label} became other text:\n${difference(expected, actual)}`);
    }
    const before = styled.program.texts.get(name) ?? '';
    problems.push(...headProblem(name, before, after).map((problem) => `${label} ${problem}`));
  }
  problems.push(...passProblems(outcome, plain.root));
  problems.push(...secondRunProblems(styled.program, outcome));
  return { problems, exact };
}

/** What each pass did to text for which nothing was planned. */
function passProblems({ passes }: Outcome, root: string): string[] {
  return passes.flatMap(({ file, before, after, planned, notes }) => {
    const problems = [...unplannedText(before, after, planned), ...unplannedLines(before, after, planned)];
    const lost = lostComments(file, before, after, planned);
    if (lost.outside.length > 0)
      problems.push(`lost comments for which nothing was planned: ${lost.outside.join(' ')}`);
    if (lost.inside.length > 0 && !notes.some((note) => /comment/i.test(note)))
      problems.push(`lost comments without a word: ${lost.inside.join(' ')}`);
    return problems.map((problem) => `${relative(root, file)} ${problem}`);
  });
}

function secondRunProblems(program: Program, { texts }: Outcome): string[] {
  const again = runProgram({ ...program, texts });
  return again.changed.map((file) => `${relative(program.root, file)} changes again in a second run`);
}

function expectedText(file: string, plainAfter: string, variant: Variant, { inStyle }: Styled): string {
  if (!inStyle.has(file) || variant.undo) return plainAfter;
  const text = textInStyle(file, plainAfter, variant);
  return typeof text === 'string' ? text : plainAfter;
}

const withoutExtensions = (findings: string): string => findings.replace(/\.tsx? /g, ' ');

/** The text without what a layout on more or fewer lines changes. */
const squash = (text: string): string =>
  text
    .replace(/\s+/g, '')
    .replace(/,(?=[)\]}])/g, '')
    .replace(/(?<=[=(<:])\|/g, '');

/** The lines at the first difference. */
function difference(expected: string, actual: string): string {
  const wanted = expected.split('\n');
  const got = actual.split('\n');
  const at = wanted.findIndex((line, index) => line !== got[index]);
  const from = Math.max(at === -1 ? wanted.length - 1 : at, 0);
  const show = (lines: string[]): string => JSON.stringify(lines.slice(from, from + 3).join('\n'));
  return `  expected ${show(wanted)}\n  actual   ${show(got)}`;
}

/** What a compiler says of rewritten texts, and which rewrites it is that it does not take. */
import type { Match } from '@curfew/analyzer';
import { addTo } from '@curfew/analyzer/group';
import { escapePattern } from '@curfew/analyzer/words';
import type { Range } from './text/source-text.js';

/** An error of a compiler. `start` is an offset of the text of its file as it is. */
export interface CompilerProblem {
  file: string;
  start: number;
  /** Number of the kind of error. */
  code: number;
  text: string;
}

/** A rewrite that a run has applied. */
export interface AppliedRewrite {
  /** Names the finding in each run from the same texts. */
  key: string;
  match: Match;
  /** What it changed, in the texts before all passes. */
  places: readonly { file: string; range: Range; text: string }[];
}

/** The problems after a change that were not there before it. Those that only name something by another name now are no new ones. */
export function freshProblems(
  before: readonly CompilerProblem[],
  after: readonly CompilerProblem[],
): CompilerProblem[] {
  const [rest, added] = withoutPairs(before, after, ({ file, code, text }) => `${file}\n${code}\n${text}`);
  return withoutPairs(rest, added, ({ file, code }) => `${file}\n${code}`)[1];
}

function withoutPairs(
  before: readonly CompilerProblem[],
  after: readonly CompilerProblem[],
  keyOf: (problem: CompilerProblem) => string,
): [before: CompilerProblem[], after: CompilerProblem[]] {
  const open = new Map<string, CompilerProblem[]>();
  for (const problem of before) addTo(open, keyOf(problem), problem);
  const added = after.filter((problem) => open.get(keyOf(problem))?.pop() === undefined);
  return [[...open.values()].flat(), added];
}

/**
 * The rewrites that a problem comes from, by the best evidence there is: those of a name that it says, those on its line, those that
 * write a name that it says, those in its file, or any.
 *
 * @param line where the problem stands, in the text of its file before all passes
 */
export function rewritesBehind(
  { file, text }: CompilerProblem,
  line: Range,
  applied: readonly AppliedRewrite[],
): readonly AppliedRewrite[] {
  const says = (name: string): boolean => new RegExp(`(['"\`])${escapePattern(name)}\\1`).test(text);
  const tests: ((each: AppliedRewrite) => boolean)[] = [
    ({ match }) => says(match.spelling),
    ({ places }) =>
      places.some((place) => place.file === file && place.range.start <= line.end && place.range.end >= line.start),
    ({ places }) => places.some((place) => [...place.text.matchAll(/[\w$]+/g)].some(([word]) => says(word))),
    ({ places }) => places.some((place) => place.file === file),
  ];
  for (const test of tests) {
    const found = applied.filter(test);
    if (found.length > 0) return found;
  }
  return applied;
}

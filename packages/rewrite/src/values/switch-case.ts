/** Values as labels of a switch: several labels share one body, no label stands twice, and a removed label takes its line. */
import type { AnyNode, SourceModule, ValueContainer } from '@curfew/analyzer';
import { manual, rewrite } from '../plan-building.js';
import type { Edit, Plan } from '../plan-types.js';
import { endOfLineAt } from '../text/file-style.js';
import {
  hasComment,
  indentAt,
  insertAt,
  isFirstOnLine,
  isInside,
  lineStart,
  nextLineStart,
  replaceNode,
  replaceRange,
  skipForward,
  sourceOf,
  spanOf,
  type Range,
} from '../text/source-text.js';
import { stringValue, writeLike } from '../text/strings.js';
import { listValues, type ValueChange } from './value-change.js';

type CaseContainer = Extract<ValueContainer, { kind: 'case' }>;
type SwitchCase = Extract<AnyNode, { type: 'SwitchCase' }>;

/** Labels that lead to one body: all but the last are empty. */
type Run = SwitchCase[];

/** Plans the labels of a switch. */
export function planCase(change: ValueChange, container: CaseContainer, title: string): Plan {
  const { situation, next, mode, group } = change;
  const { module } = situation.match;
  if (container.switch.type !== 'SwitchStatement')
    return manual(situation, title, 'The switch is not written out here.');
  const { cases } = container.switch;
  const own = group.map(({ site }) =>
    cases.find((label) => label.test && 'node' in site && isInside(site.node, label.test)),
  );
  const mine = own.filter((label): label is SwitchCase => label !== undefined);
  const first = mine[0];
  const last = mine.at(-1);
  if (!first || !last || mine.length !== group.length)
    return manual(situation, title, 'The label is not a plain string.');
  const existing = cases.filter((label) => next.includes(stringValue(label.test) ?? ''));
  const missing = next.filter((value) => !existing.some((label) => stringValue(label.test) === value));
  const runs = runsOf(cases);
  // Where several values become one, all their bodies must agree; where one becomes several, those that exist keep theirs.
  const rivals = next.length === 1 ? [...mine, ...existing] : mine;
  const different = rivals.find((label) => !isSameBody(module, runs, first, label));
  if (different)
    return manual(
      situation,
      title,
      `The bodies of ${labelText(module, first)} and ${labelText(module, different)} become one; decide which of the two stays: \`${bodyText(module, runs, first)}\` or \`${bodyText(module, runs, different)}\`.`,
    );

  if (mode === 'beside') {
    if (missing.length === 0)
      return manual(
        situation,
        title,
        `The switch knows ${listValues(next)} already; the old label can go after ${situation.sunset}.`,
      );
    const run = runOf(runs, first);
    const anchor = mine.filter((label) => run.includes(label)).at(-1) ?? first;
    return rewrite(situation, title, [
      insertAt(module, labelEnd(module, anchor), labelsAfter(module, anchor, missing)),
    ]);
  }
  return replaceLabels(change, { mine, existing, missing, runs, cases }, title);
}

interface Labels {
  mine: readonly SwitchCase[];
  existing: readonly SwitchCase[];
  missing: readonly string[];
  runs: readonly Run[];
  cases: readonly SwitchCase[];
}

function replaceLabels(change: ValueChange, labels: Labels, title: string): Plan {
  const { situation, node, next } = change;
  const { module } = situation.match;
  const { mine, existing, missing, runs, cases } = labels;
  const merging =
    next.length === 1 ? [...mine, ...existing].sort((a, b) => spanOf(a).start - spanOf(b).start) : [...mine];
  const edits: Edit[] = [];
  const doubts: string[] = [];

  if (missing.length === 0 && next.length > 1)
    doubts.push('All new values have labels of their own already; the body of the old label goes.');
  // The run that comes first keeps its body; in it the last label stays, because the body follows it.
  const keptRun = runs.find((run) => merging[0] && run.includes(merging[0])) ?? [];
  const keeper =
    missing.length === 0 && next.length > 1 ? undefined : merging.filter((label) => keptRun.includes(label)).at(-1);
  for (const label of merging) {
    if (label === keeper) continue;
    const removal = removeLabel(module, cases, runOf(runs, label), label);
    if (!removal)
      return manual(
        situation,
        title,
        `${labelText(module, label)} cannot be taken out: the label above it falls into its body.`,
      );
    edits.push(replaceRange(module, removal.range, ''));
    if (removal.losesComment) doubts.push('A comment goes with the label that is removed.');
  }
  if (keeper?.test && mine.includes(keeper)) {
    const values = missing.length > 0 ? missing : next;
    const [head = '', ...more] = values;
    edits.push(replaceNode(module, keeper.test, writeLike(module, node, head)));
    if (more.length > 0) edits.push(insertAt(module, labelEnd(module, keeper), labelsAfter(module, keeper, more)));
  }
  return rewrite(situation, title, edits, { doubts });
}

function runsOf(cases: readonly SwitchCase[]): Run[] {
  const runs: Run[] = [];
  let run: Run = [];
  for (const label of cases) {
    run.push(label);
    if (label.consequent.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  if (run.length > 0) runs.push(run);
  return runs;
}

function runOf(runs: readonly Run[], label: SwitchCase): Run {
  return runs.find((run) => run.includes(label)) ?? [label];
}

function bodyText(module: SourceModule, runs: readonly Run[], label: SwitchCase): string {
  const body = runOf(runs, label).at(-1)?.consequent ?? [];
  const first = body[0];
  const last = body.at(-1);
  if (!first || !last) return '';
  return module.text.slice(spanOf(first).start, spanOf(last).end).replace(/\s+/g, ' ');
}

function isSameBody(module: SourceModule, runs: readonly Run[], a: SwitchCase, b: SwitchCase): boolean {
  return runOf(runs, a) === runOf(runs, b) || bodyText(module, runs, a) === bodyText(module, runs, b);
}

function labelText(module: SourceModule, label: SwitchCase): string {
  return label.test ? `\`case ${sourceOf(module, label.test)}\`` : '`default`';
}

/** Position after the colon of a label. */
function labelEnd(module: SourceModule, label: SwitchCase): number {
  const end = spanOf(label.test ?? label).end;
  let at = skipForward(module.text, end);
  while (module.text[at] === ')') at = skipForward(module.text, at + 1);
  return at + 1;
}

function labelsAfter(module: SourceModule, label: SwitchCase, values: readonly string[]): string {
  const { text } = module;
  const { start } = spanOf(label);
  const between = isFirstOnLine(text, start) ? endOfLineAt(text, start) + indentAt(text, start) : ' ';
  const test = label.test as AnyNode;
  return values.map((value) => `${between}case ${writeLike(module, test, value)}:`).join('');
}

/** The range that takes a label out: an empty one alone, one that has the body with it. */
function removeLabel(
  module: SourceModule,
  cases: readonly SwitchCase[],
  run: Run,
  label: SwitchCase,
): { range: Range; losesComment: boolean } | undefined {
  const isLastOfRun = run.at(-1) === label;
  if (!isLastOfRun || label.consequent.length === 0)
    return lineOf(module, spanOf(label).start, labelEnd(module, label), cases);
  if (run.length > 1) return lineOf(module, spanOf(label).start, labelEnd(module, label), cases);
  const before = cases[cases.indexOf(label) - 1];
  if (before && !leaves(before.consequent.at(-1))) return undefined;
  return lineOf(module, spanOf(label).start, spanOf(label).end, cases);
}

function lineOf(
  module: SourceModule,
  start: number,
  end: number,
  cases: readonly SwitchCase[],
): { range: Range; losesComment: boolean } {
  const { text } = module;
  const lineEnd = nextLineStart(text, end);
  const tail = text.slice(end, lineEnd);
  const isWholeLine = isFirstOnLine(text, start) && (tail.trim() === '' || /^\s*\/\//.test(tail));
  if (isWholeLine)
    return {
      range: { start: lineStart(text, start), end: lineEnd },
      losesComment: tail.trim() !== '' || hasComment(text.slice(start, end)),
    };
  const next = cases.find((label) => spanOf(label).start >= end);
  const after = /^[^\S\r\n]*/.exec(tail)?.[0].length ?? 0;
  return { range: { start, end: next ? Math.min(spanOf(next).start, end + after) : end + after }, losesComment: false };
}

function leaves(statement: AnyNode | undefined): boolean {
  switch (statement?.type) {
    case 'BreakStatement':
    case 'ReturnStatement':
    case 'ThrowStatement':
    case 'ContinueStatement':
      return true;
    case 'BlockStatement':
      return leaves(statement.body.at(-1));
    default:
      return false;
  }
}

import type { Analysis, Match, SourceModule } from '@curfew/analyzer';
import { addTo } from '@curfew/analyzer/group';
import { applyEdits, doEditsConflict } from './apply-edits.js';
import { guardProblem } from './guard.js';
import { planToApply } from './plan-to-apply.js';
import { judgeWithPlan, type PlannedFinding } from './judge-with-plan.js';
import { placeText, reviewed, withSharedClass } from './belonging-together.js';
import { freshProblems, rewritesBehind, type AppliedRewrite, type CompilerProblem } from './compiler-problems.js';
import { MigratedFiles } from './migrated-files.js';
import type { MigrateOptions, MigrateResult } from './migrate-types.js';
import type { Edit, Plan } from './plan-types.js';
import type { Range } from './text/source-text.js';

/** Passes until nothing is left; more mean that an edit calls for itself again. */
const MAX_PASSES = 12;

/** Characters of a compiler's message that a note repeats: types are written out in it. */
const MAX_REASON = 160;

/** A plan that is applied in a pass. */
interface Choice {
  id: string;
  plan: Plan;
  key: string;
  match: Match;
}

/** What a run knows from those before it. */
interface Known {
  proven: Set<string>;
  /** Findings that are for a person, by their keys, with the reason. */
  left: ReadonlyMap<string, string>;
}

/**
 * Migrates modules: plans from one snapshot, applies what does not overlap, reads the files again, and repeats until nothing is
 * left to apply. Each new text passes the guard before the host sees it; a file that fails, and each file that was changed
 * together with it by one plan, is left as it was and reported.
 *
 * Where a compiler can be asked, a rewrite after which something no longer compiles becomes one of class `review`, with all that belongs
 * together with it.
 *
 * Nothing is written to disk; the order of ids does not matter.
 */
export function migrate(options: MigrateOptions): MigrateResult {
  const proven = options.proven ?? new Set<string>();
  const left = new Map<string, string>();
  let before: readonly CompilerProblem[] | undefined;
  for (;;) {
    const files = new MigratedFiles(options);
    const { result, applied } = runPasses(options, files, { proven, left });
    const changed = result.changed.map(({ file }) => file);
    const after = changed.length > 0 ? (options.problems?.(changed) ?? []) : [];
    if (after.length === 0) return result;
    if (!before) {
      files.show('original');
      before = options.problems?.(changed) ?? [];
      files.show('current');
    }
    const fresh = freshProblems(before, after);
    if (fresh.length === 0 || options.apply === 'review') return { ...result, problems: fresh };
    const count = left.size;
    for (const problem of fresh) {
      const note = `With it ${problemPlace(problem, files)} does not compile: ${reasonOf(problem)}`;
      for (const { key } of rewritesBehind(problem, originalLine(problem, files), applied))
        if (!left.has(key)) left.set(key, note);
    }
    if (left.size === count) return { ...result, problems: fresh };
    files.show('original');
  }
}

/** What a compiler says in the end is what it comes from. */
function reasonOf({ text }: CompilerProblem): string {
  const last = text.slice(text.lastIndexOf('\n') + 1).trim();
  return last.length > MAX_REASON ? `${last.slice(0, MAX_REASON)}…` : last;
}

function problemPlace({ file, start }: CompilerProblem, files: MigratedFiles): string {
  return placeText({ file, text: files.module(file)?.text ?? '' }, start);
}

/** The line of a problem, in the text of its file before all passes. */
function originalLine({ file, start }: CompilerProblem, files: MigratedFiles): Range {
  const text = files.module(file)?.text ?? '';
  const end = text.indexOf('\n', start);
  return {
    start: files.originalOffset(file, text.lastIndexOf('\n', start - 1) + 1),
    end: files.originalOffset(file, end === -1 ? text.length : end),
  };
}

/** Passes until nothing is left to apply. */
function runPasses(
  options: MigrateOptions,
  files: MigratedFiles,
  known: Known,
): { result: MigrateResult; applied: readonly AppliedRewrite[] } {
  let visited = files.current();
  const remaining = new Map<string, MigrateResult['remaining']>();
  const applied: AppliedRewrite[] = [];
  const cut = new Set<string>();
  for (let pass = 1; ; pass += 1) {
    const { choices, open } = planAll(options, files, visited, { ...known, cut });
    for (const module of visited) remaining.set(module.file, open.get(module.file) ?? []);
    if (choices.length === 0) break;
    if (pass > MAX_PASSES) {
      for (const file of new Set(choices.flatMap(({ plan }) => plan.edits.map((edit) => edit.file))))
        files.fail(file, `rewrites do not come to an end after ${MAX_PASSES} passes`);
      visited = files.current();
      continue;
    }
    applied.push(...applyPass(options, files, choices));
    visited = files.current().filter(({ file }) => files.isTouched(file) || (remaining.get(file) ?? []).length > 0);
  }
  const result: MigrateResult = {
    changed: files.changed(),
    failed: files.failures(),
    cut: [...cut].sort(),
    remaining: [...remaining.keys()].sort().flatMap((file) => remaining.get(file) ?? []),
    problems: [],
  };
  return { result, applied };
}

function planAll(
  options: MigrateOptions,
  files: MigratedFiles,
  modules: readonly SourceModule[],
  { proven, left, cut }: Known & { cut: Set<string> },
): { choices: Choice[]; open: Map<string, MigrateResult['remaining']> } {
  const analysis = options.analyse();
  const judged: PlannedFinding[] = [];
  const keyOf = ({ id, module: { file }, span }: Match): string =>
    `${id}\n${file}\n${files.originalOffset(file, span[0])}`;
  for (const [done, module] of modules.entries()) {
    options.onFile?.(done, modules.length);
    try {
      for (const each of judgeModule(options, analysis, module, proven)) {
        const note = left.get(keyOf(each.finding.match));
        judged.push(note === undefined ? each : reviewed(each, note));
      }
      if (analysis.isCut(module)) cut.add(module.file);
    } catch (error) {
      // One file must not keep the others from being migrated.
      files.fail(module.file, `could not be analysed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const choices: Choice[] = [];
  const open = new Map<string, MigrateResult['remaining']>();
  for (const { finding, plans } of withSharedClass(judged)) {
    const { match } = finding;
    const { file } = match.module;
    addTo(open, file, { finding, plans });
    // Nothing proves that a possible match is the service's: no edit for it.
    if (match.confidence === 'possible') continue;
    if (options.accepts?.(match, files.originalOffset(file, match.span[0])) === false) continue;
    const plan = planToApply(plans, options.apply);
    if (plan?.edits.every((edit) => files.mayChange(edit.file)))
      choices.push({ id: match.id, plan, key: keyOf(match), match });
  }
  return { choices, open };
}

function judgeModule(
  { schedule, asOf, horizon, only, supplied }: MigrateOptions,
  analysis: Analysis,
  module: SourceModule,
  proven: Set<string>,
): PlannedFinding[] {
  const siblings = withProofs(analysis.matchesIn(module), proven);
  const context = { schedule, facts: analysis.facts, horizon, siblings, ...(supplied ? { supplied } : {}) };
  return siblings
    .filter(({ id }) => !only || only.has(id))
    .flatMap((match) => judgeWithPlan(match, context, asOf) ?? []);
}

/**
 * What one pass has proven stays so in the next: a rewrite may take the very path away that bound a client to the service. Where the
 * same name stands in a file for another service too, which of them is the service's is for each pass to say.
 */
function withProofs(matches: readonly Match[], proven: Set<string>): Match[] {
  const open = new Set(matches.flatMap((match) => (match.confidence === 'possible' ? [keyOf(match)] : [])));
  const known = new Set(proven);
  for (const match of matches) if (match.confidence !== 'possible' && !open.has(keyOf(match))) proven.add(keyOf(match));
  return matches.map((match) =>
    match.confidence === 'possible' && known.has(keyOf(match)) ? { ...match, confidence: 'likely' } : match,
  );
}

function keyOf({ module, id, name }: Match): string {
  return `${module.file}\n${id}\n${name}`;
}

/** Applies the plans that do not overlap; the others wait for the next pass. */
function applyPass(
  options: MigrateOptions,
  files: MigratedFiles,
  choices: readonly Choice[],
): readonly AppliedRewrite[] {
  const taken = new Map<string, Edit[]>();
  const free: Choice[] = [];
  for (const choice of inOrder(choices)) {
    const { edits } = choice.plan;
    if (edits.some((edit) => (taken.get(edit.file) ?? []).some((other) => doEditsConflict(edit, other)))) continue;
    take(taken, edits);
    free.push(choice);
  }
  const results = new Map<string, SourceModule | string>();
  const applied = together(options, files, free, results);
  const placed = applied.map(({ key, match, plan }) => ({
    key,
    match,
    places: plan.edits.map(({ file, start, end, text }) => ({
      file,
      range: { start: files.originalOffset(file, start), end: files.originalOffset(file, end) },
      text,
    })),
  }));
  for (const { plan } of applied) files.link(plan.edits.map((edit) => edit.file));
  for (const [file, edits] of editsByFile(applied)) {
    const before = files.module(file);
    if (!before || !files.mayChange(file)) continue;
    const after = (applied === free ? results.get(file) : undefined) ?? rewritten(options, before, edits);
    if (typeof after === 'string') files.fail(file, after);
    else files.accept(after, edits);
  }
  for (const { id, plan } of applied) for (const { file } of plan.edits) files.note(file, id, plan.title);
  return placed;
}

/**
 * The plans that can be applied in one pass. Where a file is good after one of its plans and not after another as well (they declare one
 * name), the later one waits: the next pass sees what the first has written.
 *
 * @param results takes the files with all of their edits, or why they cannot be used
 */
function together(
  options: MigrateOptions,
  files: MigratedFiles,
  choices: readonly Choice[],
  results: Map<string, SourceModule | string>,
): readonly Choice[] {
  const waiting = new Set<Choice>();
  for (const [file, edits] of editsByFile(choices)) {
    const before = files.module(file);
    if (!before || !files.mayChange(file)) continue;
    const all = rewritten(options, before, edits);
    results.set(file, all);
    const own = choices.filter(({ plan }) => plan.edits.some((edit) => edit.file === file));
    if (own.length < 2 || typeof all !== 'string') continue;
    const isGood = (some: readonly Edit[]): boolean => typeof rewritten(options, before, some) !== 'string';
    const kept: Edit[] = [];
    for (const choice of own) {
      const more = choice.plan.edits.filter((edit) => edit.file === file);
      if (kept.length === 0 || isGood([...kept, ...more])) kept.push(...more);
      else waiting.add(choice);
    }
  }
  return waiting.size === 0 ? choices : choices.filter((choice) => !waiting.has(choice));
}

function editsByFile(choices: readonly Choice[]): Map<string, Edit[]> {
  const edits = new Map<string, Edit[]>();
  for (const { plan } of choices) take(edits, plan.edits);
  return edits;
}

function take(taken: Map<string, Edit[]>, edits: readonly Edit[]): void {
  for (const edit of edits) addTo(taken, edit.file, edit);
}

/** The module with the edits applied, or why it cannot be used. */
function rewritten(options: MigrateOptions, before: SourceModule, edits: readonly Edit[]): SourceModule | string {
  const text = applyEdits(before.text, edits);
  const after = options.reparse(before.file, text);
  if (typeof after === 'string') return `the rewritten text does not parse: ${after}`;
  return guardProblem(before, after, edits) ?? after;
}

/** By place, so that the order in which ids are asked for decides nothing. */
function inOrder(choices: readonly Choice[]): Choice[] {
  const placed = choices.map((choice) => ({ choice, first: firstEdit(choice.plan) }));
  placed.sort(
    (a, b) =>
      compare(a.first.file, b.first.file) ||
      a.first.start - b.first.start ||
      a.first.end - b.first.end ||
      compare(a.choice.id, b.choice.id),
  );
  return placed.map(({ choice }) => choice);
}

function firstEdit(plan: Plan): Edit {
  return plan.edits.reduce((first, edit) =>
    edit.file < first.file || (edit.file === first.file && edit.start < first.start) ? edit : first,
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

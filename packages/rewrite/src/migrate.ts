import type { Analysis, Finding, Match, SourceModule } from '@curfew/analyzer';
import { addTo } from '@curfew/analyzer/group';
import { applyEdits, doEditsConflict } from './apply-edits.js';
import { guardProblem } from './guard.js';
import { planToApply } from './plan-to-apply.js';
import { judgeWithPlan } from './judge-with-plan.js';
import { MigratedFiles } from './migrated-files.js';
import type { MigrateOptions, MigrateResult } from './migrate-types.js';
import type { Edit, Plan } from './plan-types.js';

/** Passes until nothing is left; more mean that an edit calls for itself again. */
const MAX_PASSES = 12;

/** A plan that is applied in a pass. */
interface Choice {
  id: string;
  plan: Plan;
}

/**
 * Migrates modules: plans from one snapshot, applies what does not overlap, reads the files again, and repeats until nothing is
 * left to apply. Each new text passes the guard before the host sees it; a file that fails, and each file that was changed
 * together with it by one plan, is left as it was and reported.
 *
 * Nothing is written to disk; the order of ids does not matter.
 */
export function migrate(options: MigrateOptions): MigrateResult {
  const files = new MigratedFiles(options);
  let visited = files.current();
  const remaining = new Map<string, MigrateResult['remaining']>();
  const proven = options.proven ?? new Set<string>();
  const cut = new Set<string>();
  for (let pass = 1; ; pass += 1) {
    const { choices, open } = planAll(options, files, visited, { proven, cut });
    for (const module of visited) remaining.set(module.file, open.get(module.file) ?? []);
    if (choices.length === 0) break;
    if (pass > MAX_PASSES) {
      for (const file of new Set(choices.flatMap(({ plan }) => plan.edits.map((edit) => edit.file))))
        files.fail(file, `rewrites do not come to an end after ${MAX_PASSES} passes`);
      visited = files.current();
      continue;
    }
    applyPass(options, files, choices);
    visited = files.current().filter(({ file }) => files.isTouched(file) || (remaining.get(file) ?? []).length > 0);
  }
  return {
    changed: files.changed(),
    failed: files.failures(),
    cut: [...cut].sort(),
    remaining: [...remaining.keys()].sort().flatMap((file) => remaining.get(file) ?? []),
  };
}

function planAll(
  options: MigrateOptions,
  files: MigratedFiles,
  modules: readonly SourceModule[],
  { proven, cut }: { proven: Set<string>; cut: Set<string> },
): { choices: Choice[]; open: Map<string, MigrateResult['remaining']> } {
  const analysis = options.analyse();
  const choices: Choice[] = [];
  const open = new Map<string, MigrateResult['remaining']>();
  for (const [done, module] of modules.entries()) {
    options.onFile?.(done, modules.length);
    try {
      const judged = judgeModule(options, analysis, module, proven);
      if (analysis.isCut(module)) cut.add(module.file);
      open.set(
        module.file,
        judged.map(({ finding, plans }) => ({ finding, plans })),
      );
      for (const { finding, plans } of judged) {
        // Nothing proves that a possible match is the service's: no edit for it.
        if (finding.match.confidence === 'possible') continue;
        const { match } = finding;
        if (options.accepts?.(match, files.originalOffset(module.file, match.span[0])) === false) continue;
        const plan = planToApply(plans, options.apply);
        if (plan?.edits.every((edit) => files.mayChange(edit.file))) choices.push({ id: finding.match.id, plan });
      }
    } catch (error) {
      // One file must not keep the others from being migrated.
      files.fail(module.file, `could not be analysed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { choices, open };
}

function judgeModule(
  { schedule, asOf, horizon, only, supplied }: MigrateOptions,
  analysis: Analysis,
  module: SourceModule,
  proven: Set<string>,
): { finding: Finding; plans: Plan[] }[] {
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
function applyPass(options: MigrateOptions, files: MigratedFiles, choices: readonly Choice[]): void {
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
  for (const { plan } of applied) files.link(plan.edits.map((edit) => edit.file));
  for (const [file, edits] of editsByFile(applied)) {
    const before = files.module(file);
    if (!before || !files.mayChange(file)) continue;
    const after = (applied === free ? results.get(file) : undefined) ?? rewritten(options, before, edits);
    if (typeof after === 'string') files.fail(file, after);
    else files.accept(after, edits);
  }
  for (const { id, plan } of applied) for (const { file } of plan.edits) files.note(file, id, plan.title);
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

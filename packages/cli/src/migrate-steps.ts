/** A migration in steps: one for each deprecation (`--commit`), or one for all. */
import type { Unread } from '@curfew/project';
import type { Deprecation } from '@curfew/schedule';
import { commitFiles } from './commit-step.js';
import { type FormatChoice, formatFiles } from './format-files.js';
import { type Migration, migrateProject, type NewProblem, type Rewritten, type Wanted } from './migrate-project.js';
import type { Candidates } from './open-candidates.js';
import type { Setting } from './resolve-options.js';
import { UsageError } from './usage-error.js';
import type { WriteRun } from './write-run.js';

/** What one step changes. */
export interface Step {
  /** The only deprecation that it moves away from; absent where it is all of them. */
  deprecation?: Deprecation;
  rewritten: Rewritten[];
}

/** The whole migration in memory, and the steps that lead to it. */
export interface Steps {
  steps: Step[];
  migration: Migration;
  /** What has been proven on the way; see `Wanted`. */
  proven: Set<string>;
}

/** Plans everything in one step. */
export function planOnce(candidates: Candidates, setting: Setting, wanted: Wanted): Steps {
  const proven = new Set<string>();
  const migration = migrateProject(candidates, setting, { ...wanted, proven });
  return { steps: migration.rewritten.length === 0 ? [] : [{ rewritten: migration.rewritten }], migration, proven };
}

/** Plans a step for each deprecation, in the order of the schedule, each on what the one before leaves. */
export function planSteps(candidates: Candidates, setting: Setting, wanted: Wanted): Steps {
  const proven = new Set<string>();
  const steps: Step[] = [];
  const problems: NewProblem[] = [];
  let first: Migration | undefined;
  for (const deprecation of setting.schedule.deprecations) {
    if (wanted.only?.has(deprecation.id) === false) continue;
    const only = new Set([deprecation.id]);
    const { rewritten, ...rest } = migrateProject(current(candidates), setting, { ...wanted, only, proven });
    problems.push(...rest.problems);
    first ??= { ...rest, rewritten };
    if (rewritten.length > 0) steps.push({ deprecation, rewritten });
  }
  const rest = migrateProject(current(candidates), setting, { ...wanted, proven, accepts: () => false });
  const { now, matches } = first ?? rest;
  const migration = { ...rest, rewritten: merged(steps), now, matches, problems };
  return { steps, migration, proven };
}

/** The candidates with the texts of the steps so far. */
function current(candidates: Candidates): Candidates {
  const modules = candidates.modules.map((module) => {
    const opened = candidates.project.open(module.file);
    return 'reason' in opened ? module : opened;
  });
  return { ...candidates, modules, analyses: new Map() };
}

/** What the steps do together. */
function merged(steps: readonly Step[]): Rewritten[] {
  const files = new Map<string, Rewritten>();
  for (const { rewritten } of steps) {
    for (const change of rewritten) {
      const known = files.get(change.path);
      if (!known) files.set(change.path, { ...change });
      else {
        known.after = change.after;
        known.ids = [...new Set([...known.ids, ...change.ids])];
        known.titles = [...new Set([...known.titles, ...change.titles])];
      }
    }
  }
  return [...files.values()].toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

/** How steps are written. */
export interface Writing {
  run: WriteRun;
  format: FormatChoice;
  cwd: string;
  /** Plans a step again, from disk: a formatter or a hook changed what the step before it wrote. */
  again: (deprecation: Deprecation) => Promise<Rewritten[]>;
  warn: (text: string) => void;
  say: (text: string) => void;
}

/**
 * Writes the steps, formats what was written, and commits where a step has a deprecation of its own. Returns the files that could
 * not be written. Throws `UsageError` when a commit fails; what is written by then stays on disk and in the journal.
 */
export async function writeSteps(steps: readonly Step[], writing: Writing): Promise<Unread[]> {
  const failed: Unread[] = [];
  let isPlanCurrent = true;
  for (const { deprecation, rewritten: planned } of steps) {
    const rewritten = isPlanCurrent || !deprecation ? planned : await writing.again(deprecation);
    const refused = writing.run.write(rewritten);
    failed.push(...refused);
    const written = rewritten.filter(({ file }) => !refused.some((each) => each.file === file));
    const files = written.map(({ path }) => path);
    for (const warning of formatFiles(files, writing.format, writing.cwd)) writing.warn(warning);
    if (deprecation && files.length > 0) commit(deprecation, files, writing);
    if (!writing.run.settle(written)) isPlanCurrent = false;
  }
  writing.run.finish();
  return failed;
}

function commit(deprecation: Deprecation, files: readonly string[], { run, say }: Writing): void {
  const subject = `Migrate ${deprecation.id}: ${deprecation.title} (sunset ${deprecation.sunset})`;
  const problem = commitFiles(files, subject);
  if (problem === undefined) {
    say(`Committed: ${subject}`);
    return;
  }
  run.finish();
  throw new UsageError(
    `git did not commit ${deprecation.id}: ${problem}\nIts files are written and not committed; what comes after it was not written. Commit them yourself, or bring them back with: npx curfew migrate --undo`,
  );
}

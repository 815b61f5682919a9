import type { Unread } from '@curfew/project';
import { MARKER_START } from '@curfew/rewrite';
import { todayInUtc } from '@curfew/schedule';
import { analyseProject } from '../analyse-project.js';
import { askInTerminal } from '../ask-in-terminal.js';
import { commitProblem } from '../commit-step.js';
import { parseFormatWith } from '../format-files.js';
import { chooseFormat } from '../formats.js';
import { applyMax } from '../gate.js';
import { type GateFlags, resolveGate } from '../gate-options.js';
import { guardFiles } from '../guard-files.js';
import { lostEvidence } from '../lost-evidence.js';
import { type Migration, migrateProject, type Wanted } from '../migrate-project.js';
import { planOnce, planSteps, writeSteps } from '../migrate-steps.js';
import { type Candidates, openCandidates } from '../open-candidates.js';
import { pickFindings, planToOffer } from '../pick-findings.js';
import { type ReportProgress, withProgress } from '../progress.js';
import { withTypes } from '../project-types.js';
import { jsonText, migrationToJson } from '../report-json.js';
import { leftText, lostText, previewNotice, problemsText, writtenText } from '../report-migration.js';
import { resolveOnly, resolvePaths, resolveSetting, type Setting, type SettingFlags } from '../resolve-options.js';
import { packageCacheFolder } from '../cache/cache-folder.js';
import { sameArguments } from '../same-arguments.js';
import { shellWords } from '../shell-words.js';
import { errColors, outColors, printable, type Terminal } from '../terminal.js';
import { colorDiff, unifiedDiff } from '../unified-diff.js';
import { UsageError } from '../usage-error.js';
import { verdictOf } from '../verdict.js';
import { beginRun } from '../write-run.js';
import { undo } from './undo.js';

/** Flags of `curfew migrate`. */
export interface MigrateFlags extends SettingFlags, GateFlags {
  write?: boolean;
  review?: boolean;
  markers?: boolean;
  interactive?: boolean;
  commit?: boolean;
  undo?: boolean;
  only?: string[];
  allowDirty?: boolean;
  formatWith?: string;
  format?: string;
  types?: boolean;
}

/**
 * Shows the rewrites as a unified diff, or applies them. Returns the exit code that `check` would give for what is on disk
 * afterwards. Throws `UsageError` for wrong use, also for files that git could not bring back.
 *
 * @param askWith makes what asks a person (`--interactive`)
 */
export async function migrate(
  paths: readonly string[],
  flags: MigrateFlags,
  terminal: Terminal,
  askWith: typeof askInTerminal = askInTerminal,
): Promise<number> {
  if (flags.undo === true) return undoAlone(paths, flags, terminal);
  const format = chooseFormat(flags.format, ['pretty', 'json']);
  const formatWith = parseFormatWith(flags.formatWith);
  checkFlags(paths, flags, format, terminal);
  const resolved = resolveSetting(flags, terminal);
  const gate = resolveGate(flags, resolved);
  // Advice must outlive the time for which the gate stands.
  const setting = { ...resolved, horizon: Math.max(resolved.horizon, gate.within ?? 0) };
  const only = resolveOnly(flags.only, setting.schedule);
  const where = resolvePaths(paths, setting.cwd);
  const open = async (progress?: ReportProgress): Promise<Candidates> => {
    const candidates = openCandidates(setting, where, { mark: MARKER_START, progress });
    return withTypes(candidates, setting, flags.types);
  };
  const apply = flags.review === true ? 'review' : 'automatic';
  const wanted: Wanted = { only, apply, gate, markers: flags.markers };
  const isWritten = writes(flags);
  const candidates = await withProgress(terminal, open);
  const picked =
    flags.interactive === true ? await pick(candidates, setting, wanted, flags, terminal, askWith) : wanted;
  const plan = flags.commit === true ? planSteps : planOnce;
  const { steps, migration, proven } = await withProgress(terminal, (progress) =>
    plan(candidates, setting, { ...picked, progress }),
  );
  const lost = migration.rewritten.length === 0 ? undefined : lostEvidence(migration.matches, candidates, setting);
  if (isWritten && migration.rewritten.length > 0) {
    const files = migration.rewritten.map((change) => change.path);
    // What was picked was guarded before the first question.
    if (flags.allowDirty !== true && flags.interactive !== true)
      guardFiles(files, { cwd: setting.cwd, allowsDirty: flags.commit !== true }, terminal);
    const problem = flags.commit === true ? commitProblem(files) : undefined;
    if (problem !== undefined) throw new UsageError(`Nothing was written: ${problem}.`);
    const failed = await writeSteps(steps, {
      run: beginRun(packageCacheFolder(setting.cwd), todayInUtc(terminal.now())),
      format: formatWith,
      cwd: setting.cwd,
      again: async ({ id }) =>
        migrateProject(await open(), setting, { ...wanted, only: new Set([id]), proven: new Set(proven) }).rewritten,
      warn: (text) => {
        terminal.err(`${errColors(terminal).yellow('warning:')} ${printable(text)}\n`);
      },
      say: (text) => {
        terminal.err(`${text}\n`);
      },
    });
    noteFailures(migration, failed);
  }
  const colors = outColors(terminal);
  if (format === 'json')
    terminal.out(jsonText(migrationToJson(migration.left, migration.rewritten, isWritten, setting)));
  else if (isWritten) terminal.out(writtenText(migration, setting, colors));
  else {
    for (const change of migration.rewritten) terminal.out(colorDiff(unifiedDiff(change), colors));
    terminal.err(leftText(migration, setting, errColors(terminal)));
    terminal.err(previewNotice(migration, ownArguments(paths, flags), errColors(terminal)));
  }
  if (migration.problems.length > 0) terminal.err(problemsText(migration.problems, isWritten, errColors(terminal)));
  if (lost) terminal.err(lostText(lost, setting, isWritten, errColors(terminal)));
  const onDisk = isWritten ? migration.left.findings : migration.now;
  const verdict = verdictOf({ ...migration.left, findings: applyMax(onDisk, gate.max) }, gate);
  // The last line of the report for people, else of standard error: a diff or JSON is for programs.
  (isWritten && format === 'pretty' ? terminal.out : terminal.err)(`${verdict.text}\n`);
  return verdict.exitCode;
}

function writes({ write, commit, interactive }: MigrateFlags): boolean {
  return write === true || commit === true || interactive === true;
}

/** Flags of this command that another run needs too. */
function ownArguments(paths: readonly string[], flags: MigrateFlags): string[] {
  const own = [...(flags.review === true ? ['--review'] : []), ...(flags.markers === true ? ['--markers'] : [])];
  return [...own, ...sameArguments(paths, flags)];
}

function undoAlone(paths: readonly string[], flags: MigrateFlags, terminal: Terminal): number {
  const others = Object.entries(flags).filter(
    ([name, value]) => !['undo', 'format'].includes(name) && value !== undefined,
  );
  if (paths.length > 0 || others.length > 0 || flags.format === 'json')
    throw new UsageError(
      '--undo stands alone: it brings back all files of the last run. Write: npx curfew migrate --undo',
    );
  return undo(terminal);
}

function checkFlags(paths: readonly string[], flags: MigrateFlags, format: string, terminal: Terminal): void {
  if (flags.commit === true && flags.interactive === true)
    throw new UsageError('--commit and --interactive do not go together: pick first, then commit what was written.');
  if (flags.commit === true && flags.allowDirty === true)
    throw new UsageError('--commit takes no --allow-dirty: changes of yours would become part of its commits.');
  if (flags.formatWith !== undefined && !writes(flags))
    throw new UsageError('--format-with formats what was written: add --write.');
  if (flags.interactive !== true) return;
  if (format === 'json') throw new UsageError('--interactive prints for people; leave --format json out.');
  if (terminal.inIsTerminal === true && terminal.outIsTerminal) return;
  const command = shellWords(['npx', 'curfew', 'migrate', '--write', ...ownArguments(paths, flags)]);
  throw new UsageError(`--interactive needs a terminal to ask on. To apply the rewrites without questions: ${command}`);
}

/** Asks about each rewrite; the git guard comes first, for no answer should be in vain. */
async function pick(
  candidates: Candidates,
  setting: Setting,
  wanted: Wanted,
  flags: MigrateFlags,
  terminal: Terminal,
  askWith: typeof askInTerminal,
): Promise<Wanted> {
  const { findings } = analyseProject(candidates, setting, { only: wanted.only, gate: wanted.gate });
  const files = new Set(findings.flatMap((finding) => planToOffer(finding)?.edits.map(({ file }) => file) ?? []));
  if (flags.allowDirty !== true) guardFiles([...files], { cwd: setting.cwd, allowsDirty: true }, terminal);
  const ask = askWith(terminal, candidates.project, setting.cwd);
  const accepted = await pickFindings(findings, wanted.apply === 'review', ask);
  const keys = new Set(accepted.map(({ id, path, offset }) => keyOf(id, path, offset)));
  return { ...wanted, apply: 'review', accepts: ({ id, module }, start) => keys.has(keyOf(id, module.file, start)) };
}

function keyOf(id: string, file: string, offset: number): string {
  return `${id}\n${file}\n${offset}`;
}

/** A file that could not be written joins the unread with the reason, and keeps its findings. */
function noteFailures(migration: Migration, failures: readonly Unread[]): void {
  if (failures.length === 0) return;
  const { left, now } = migration;
  const failed = new Set(failures.map(({ file }) => file));
  left.unread.push(...failures);
  migration.rewritten = migration.rewritten.filter(({ file }) => !failed.has(file));
  left.findings = [
    ...left.findings.filter(({ file }) => !failed.has(file)),
    ...now.filter(({ file }) => failed.has(file)),
  ];
}

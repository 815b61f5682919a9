import { exitCodeOf } from '../exit-code.js';
import { chooseFormat } from '../formats.js';
import { gitStateOf } from '../git-guard.js';
import { type Migration, migrateProject, type Rewritten } from '../migrate-project.js';
import { openCandidates } from '../open-candidates.js';
import { withProgress } from '../progress.js';
import { withTypes } from '../project-types.js';
import { jsonText, migrationToJson } from '../report-json.js';
import { leftText, previewNotice, writtenText } from '../report-migration.js';
import { resolveOnly, resolvePaths, resolveSetting, type SettingFlags } from '../resolve-options.js';
import { sameArguments } from '../same-arguments.js';
import { errColors, outColors, printable, type Terminal } from '../terminal.js';
import { colorDiff, unifiedDiff } from '../unified-diff.js';
import { asUsage, UsageError } from '../usage-error.js';
import { writeSource } from '../write-source.js';

/** Flags of `curfew migrate`. */
export interface MigrateFlags extends SettingFlags {
  write?: boolean;
  review?: boolean;
  only?: string[];
  allowDirty?: boolean;
  format?: string;
  types?: boolean;
}

/**
 * Shows the rewrites as a unified diff, or applies them with `--write`. Returns the exit code that `check` would give for
 * what is on disk afterwards. Throws `UsageError` for wrong use, also for files that git could not bring back.
 */
export async function migrate(paths: readonly string[], flags: MigrateFlags, terminal: Terminal): Promise<number> {
  const format = chooseFormat(flags.format, ['pretty', 'json']);
  const setting = resolveSetting(flags, terminal);
  const only = resolveOnly(flags.only, setting.schedule);
  const where = resolvePaths(paths, setting.cwd);
  const apply = flags.review === true ? 'review' : 'automatic';
  const migration = await withProgress('Planning rewrites', terminal, async () => {
    const candidates = openCandidates(setting, where);
    const known = flags.types === true ? await withTypes(candidates, setting.cwd) : candidates;
    return migrateProject(known, setting, { only, apply });
  });
  const written = flags.write === true;
  if (written) {
    if (flags.allowDirty !== true) guard(migration.rewritten, terminal);
    writeAll(migration);
  }
  if (format === 'json') terminal.out(jsonText(migrationToJson(migration.left, migration.rewritten, written, setting)));
  else if (written) terminal.out(writtenText(migration, setting, outColors(terminal)));
  else {
    const colors = outColors(terminal);
    for (const change of migration.rewritten) terminal.out(colorDiff(unifiedDiff(change), colors));
    const notices = errColors(terminal);
    terminal.err(leftText(migration, setting, notices));
    terminal.err(
      previewNotice(migration, [...(apply === 'review' ? ['--review'] : []), ...sameArguments(paths, flags)], notices),
    );
  }
  const onDisk = written ? migration.left.findings : migration.now;
  const failing = onDisk.filter((finding) => finding.failsGate).length;
  return exitCodeOf({ failing, unread: migration.left.unread.length });
}

/** Refuses to write what git could not bring back; only the files that would be written count. */
function guard(rewritten: readonly Rewritten[], terminal: Terminal): void {
  if (rewritten.length === 0) return;
  const { dirty, outside } = asUsage(() => gitStateOf(rewritten.map((change) => change.path)));
  if (dirty.length > 0) {
    const names = rewritten
      .filter((change) => dirty.includes(change.path))
      .map((change) => `  ${printable(change.file)}`);
    throw new UsageError(
      `Nothing was written: git has no copy of the changes in\n${names.join('\n')}\nCommit or stash them first, or pass --allow-dirty.`,
    );
  }
  if (outside.length > 0) {
    terminal.err(
      `${outside.length} of the files to write are in no git repository: keep a copy if you want to go back.\n`,
    );
  }
}

/** Writes the files; one that cannot be written joins the unread with the reason, keeps its findings, and the others go on. */
function writeAll(migration: Migration): void {
  const { left, now } = migration;
  const failed = new Set<string>();
  for (const { path, file, before, after } of migration.rewritten) {
    const reason = writeSource(path, before, after);
    if (reason === undefined) continue;
    failed.add(file);
    left.unread.push({ file, reason });
  }
  if (failed.size === 0) return;
  migration.rewritten = migration.rewritten.filter(({ file }) => !failed.has(file));
  left.findings = [
    ...left.findings.filter(({ file }) => !failed.has(file)),
    ...now.filter(({ file }) => failed.has(file)),
  ];
}

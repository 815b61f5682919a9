import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { counted } from '../count-text.js';
import { relativePath } from '../relative-path.js';
import { packageCacheFolder } from '../cache/cache-folder.js';
import { hashOf, readJournal, removeJournal, sweep, writeJournal } from '../run-journal.js';
import { outColors, type Terminal } from '../terminal.js';
import { asUsage, messageOf, UsageError } from '../usage-error.js';
import { isAsWritten } from '../write-run.js';
import { writeSource } from '../write-source.js';
import { visibleLine } from '../visible-text.js';

/**
 * Brings back what the last run changed. Files that somebody changed since are named and left as they are. Returns 0, or 3 where
 * files were left. Throws `UsageError` where there is no run to undo.
 */
export function undo(terminal: Terminal): number {
  const cwd = realpathSync(terminal.cwd);
  const folder = packageCacheFolder(cwd);
  const journal = asUsage(() => {
    sweep(folder);
    return readJournal(folder);
  });
  if (!journal) throw new UsageError('There is nothing to undo: no run that wrote files is known here.');
  const restored: string[] = [];
  const left = new Map<string, string>();
  for (const entry of journal.entries) {
    const full = path.resolve(folder, entry.file);
    try {
      const current = readFileSync(full);
      if (hashOf(current) === hashOf(entry.before)) continue;
      const reason = isAsWritten(folder, entry)
        ? writeSource(full, current.toString('utf8'), entry.before)
        : 'changed since the run; left as it is';
      if (reason === undefined) restored.push(full);
      else left.set(entry.file, reason);
    } catch (error) {
      left.set(entry.file, `could not be read: ${messageOf(error)}`);
    }
  }
  if (left.size === 0) removeJournal(folder);
  else
    writeJournal(folder, { ...journal, finished: true, entries: journal.entries.filter(({ file }) => left.has(file)) });
  const colors = outColors(terminal);
  const name = (file: string): string => visibleLine(relativePath(cwd, file));
  for (const file of restored) terminal.out(`${name(file)}\n`);
  terminal.out(`${colors.green(`${counted(restored.length, 'file')} as before the run of ${journal.day}.`)}\n`);
  if (left.size === 0) return 0;
  terminal.out(`\n${colors.yellow(`${counted(left.size, 'file')} could not be brought back:`)}\n`);
  for (const [file, reason] of left) terminal.out(`  ${name(path.resolve(folder, file))}: ${reason}\n`);
  return 3;
}

import { gitStateOf } from './git-guard.js';
import { relativePath } from './relative-path.js';
import { printable, type Terminal } from './terminal.js';
import { asUsage, UsageError } from './usage-error.js';

/**
 * Refuses to write what git could not bring back, and says where there is no git at all. Only the files that would be written
 * count (absolute paths). Throws `UsageError`.
 */
export function guardFiles(files: readonly string[], cwd: string, terminal: Terminal): void {
  if (files.length === 0) return;
  const { dirty, outside } = asUsage(() => gitStateOf(files));
  if (dirty.length > 0) {
    const names = files.filter((file) => dirty.includes(file)).map((file) => `  ${printable(relativePath(cwd, file))}`);
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

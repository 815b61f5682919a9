import { gitStateOf } from './git-guard.js';
import { relativePath } from './relative-path.js';
import type { Terminal } from './terminal.js';
import { asUsage, UsageError } from './usage-error.js';
import { visibleLine } from './visible-text.js';

/**
 * Refuses to write what git could not bring back, and says where there is no git at all. Only the files that would be written
 * count (absolute paths). Throws `UsageError`, which names the flag that allows it where the run could take that flag.
 */
export function guardFiles(
  files: readonly string[],
  { cwd, allowsDirty }: { cwd: string; allowsDirty: boolean },
  terminal: Terminal,
): void {
  if (files.length === 0) return;
  const { dirty, outside } = asUsage(() => gitStateOf(files));
  if (dirty.length > 0) {
    const names = files
      .filter((file) => dirty.includes(file))
      .map((file) => `  ${visibleLine(relativePath(cwd, file))}`);
    throw new UsageError(
      `Nothing was written: git has no copy of the changes in\n${names.join('\n')}\nCommit or stash them first${allowsDirty ? ', or pass --allow-dirty' : ''}.`,
    );
  }
  if (outside.length > 0) {
    terminal.err(
      `${outside.length} of the files to write are in no git repository: keep a copy if you want to go back.\n`,
    );
  }
}

import { statSync, writeFileSync } from 'node:fs';
import writeFileAtomic from 'write-file-atomic';

/**
 * Writes a text in one step, so that nobody reads half of it. What is no regular file (`/dev/stdout`, `/dev/null`, a pipe) is written to:
 * to replace it would take it away from everyone else.
 * @throws The error of the file system.
 */
export function writeText(file: string, text: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() ?? true) writeFileAtomic.sync(file, text);
  else writeFileSync(file, text);
}

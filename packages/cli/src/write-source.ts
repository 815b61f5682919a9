import { lstatSync, readFileSync } from 'node:fs';
import writeFileAtomic from 'write-file-atomic';
import { messageOf } from './usage-error.js';

/**
 * Replaces a file's text (as on disk: with its BOM) in one step, keeping mode and owner. Returns why it did not: the file is
 * a symbolic link or read-only, changed since it was read, or the system refused. Nothing is written then.
 */
export function writeSource(file: string, before: string, after: string): string | undefined {
  try {
    const status = lstatSync(file);
    if (status.isSymbolicLink()) return 'is a symbolic link; left as it was';
    if ((status.mode & 0o222) === 0) return 'is read-only; left as it was';
    if (!readFileSync(file).equals(Buffer.from(before, 'utf8')))
      return 'changed while it was being rewritten; left as it was';
    writeFileAtomic.sync(file, after);
    return undefined;
  } catch (error) {
    return `could not be written: ${messageOf(error)}`;
  }
}

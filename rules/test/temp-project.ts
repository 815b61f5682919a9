import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** A folder for one test. */
export interface TempProject {
  root: string;
  /** Writes a file, by its path from the root; returns its absolute path. */
  write: (file: string, text: string) => string;
}

/**
 * A folder with these files that lives as long as the test; the packages of this repository can be imported from it.
 * @param files relative path to text
 */
export function tempProject(files: Readonly<Record<string, string>>): TempProject {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'curfew-rules-')));
  onTestFinished(() => {
    rmSync(root, { recursive: true, force: true });
  });
  symlinkSync(modules, path.join(root, 'node_modules'), 'dir');
  function write(file: string, text: string): string {
    const full = path.join(root, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
    return full;
  }
  for (const [file, text] of Object.entries({ 'package.json': '{ "type": "module", "private": true }\n', ...files }))
    write(file, text);
  return { root, write };
}

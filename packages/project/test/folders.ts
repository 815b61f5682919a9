/** Folders on disk for one test: they are removed when the test is over. */
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const emptyFolder = (): string => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'curfew-project-')));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
};

/** Writes files (path to content) into a folder; `{ linkTo: target }` makes a symbolic link. */
export const write = (folder: string, files: Record<string, string | Uint8Array | { linkTo: string }>): void => {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    if (typeof content === 'object' && 'linkTo' in content) symlinkSync(content.linkTo, file);
    else writeFileSync(file, content);
  }
};

/** Makes a folder with these files; its real path. */
export const makeFolder = (files: Record<string, string | Uint8Array | { linkTo: string }>): string => {
  const folder = emptyFolder();
  write(folder, files);
  return folder;
};

export const fixture = (name: string): string => fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));

/** A copy of a fixture folder that a test may change. */
export const copyFixture = (name: string): string => {
  const folder = emptyFolder();
  cpSync(fixture(name), folder, { recursive: true });
  return folder;
};

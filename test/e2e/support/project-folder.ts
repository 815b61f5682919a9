import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

type Fixture =
  | 'by-hand'
  | 'only-proof'
  | 'path-apart'
  | 'gone'
  | 'current'
  | 'unparsable'
  | 'possible'
  | 'weather'
  | 'components'
  | 'texts';

/** A copy of a fixture for the running test, outside every git repository; gone afterwards. */
export function projectFolder(fixture: Fixture): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'curfew-e2e-')));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  cpSync(path.resolve(import.meta.dirname, '../fixtures', fixture), folder, { recursive: true });
  return folder;
}

/** Makes the folder a git repository in which everything is committed. */
export function commitAll(folder: string): void {
  const git = (...args: string[]): void => {
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd: folder });
  };
  git('init', '--quiet');
  git('config', 'core.autocrlf', 'false');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Start');
}

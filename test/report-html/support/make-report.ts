import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCurfew } from '../../e2e/support/run-curfew.js';

const badgeDesk = path.resolve(import.meta.dirname, '../../integrations/badge-desk');

/** The report of the badge desk on a day when something is gone, something closes and something is announced; the absolute path of its file. */
export function badgeDeskReport(): string {
  return makeReport((folder) => {
    cpSync(badgeDesk, folder, { recursive: true });
  });
}

/** The report on a project of these files (path to text). */
export function reportOn(files: Readonly<Record<string, string>>, args: readonly string[] = ['check']): string {
  return makeReport((folder) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
  }, args);
}

function makeReport(fill: (folder: string) => void, args: readonly string[] = ['check']): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'curfew-report-')));
  folders.push(folder);
  const project = path.join(folder, 'project');
  mkdirSync(project);
  fill(project);
  const run = runCurfew(project, [...args, '--as-of', '2024-06-01', '--format', 'html']);
  const file = path.join(folder, 'report.html');
  writeFileSync(file, run.stdout);
  return file;
}

const folders: string[] = [];

/** Removes all reports and their projects. */
export function removeReports(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

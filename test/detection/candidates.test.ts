/** The search of the gate for files worth parsing loses nothing: each case, as a project of its own, gives what its comments say. */
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyConfigToSchedule, loadConfig } from '@curfew/project';
import { bundledSchedule } from '@curfew/schedule';
import { afterAll, expect, test } from 'vitest';
import { analyseProject } from '../../packages/cli/dist/analyse-project.js';
import { openCandidates } from '../../packages/cli/dist/open-candidates.js';
import { expectationsOf, readCases, type Case } from './read-cases.js';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'curfew-candidates-')));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A folder with nothing but the case: what lies below its root for a case that is a folder, else its only file. */
function copyOf({ name, root, files }: Case): string {
  const cwd = path.join(folder, name);
  const isFolder = root.endsWith(name);
  mkdirSync(cwd, { recursive: true });
  if (isFolder) cpSync(root, cwd, { recursive: true, verbatimSymlinks: true });
  else for (const file of files) cpSync(file, path.join(cwd, path.basename(file)));
  return cwd;
}

/** What the gate finds: `file:line id confidence`. */
function findingsIn(cwd: string): string[] {
  const config = loadConfig(cwd);
  const schedule = applyConfigToSchedule(bundledSchedule(), config);
  const setting = { cwd, schedule, config, asOf: '2026-11-27', horizon: 90 } as const;
  const { findings } = analyseProject(openCandidates(setting, ['.'], { all: false }), setting, {});
  return findings.map(({ id, file, start, confidence }) => `${file}:${start.line} ${id} ${confidence}`).sort();
}

test.each(readCases())('$name', (item) => {
  const isCounted = (line: string): boolean => !line.endsWith(' possible');
  const cwd = copyOf(item);
  const found = findingsIn(cwd);
  rmSync(cwd, { recursive: true });
  expect(found.filter(isCounted)).toEqual(expectationsOf(item).filter(isCounted));
});

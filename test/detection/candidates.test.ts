/** The search of the gate for files worth parsing loses nothing: each case gives the same findings with it and without. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyConfigToSchedule, loadConfig } from '@curfew/project';
import { bundledSchedule } from '@curfew/schedule';
import { afterAll, expect, test } from 'vitest';
import { analyseProject } from '../../packages/cli/dist/analyse-project.js';
import { openCandidates } from '../../packages/cli/dist/open-candidates.js';

const CASES = path.join(import.meta.dirname, 'cases');
const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'curfew-candidates-')));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const groups = readdirSync(CASES).filter((name) => statSync(path.join(CASES, name)).isDirectory());

function findingsIn(cwd: string, all: boolean): string[] {
  const config = loadConfig(cwd);
  const schedule = applyConfigToSchedule(bundledSchedule(), config);
  const setting = { cwd, schedule, config, asOf: '2026-11-27', horizon: 90 } as const;
  const { findings } = analyseProject(openCandidates(setting, ['.'], { all }), setting, {});
  return findings.map(({ id, file, start }) => `${id} ${file}:${start.line}:${start.column}`);
}

test.each(groups)('%s', { timeout: 60_000 }, (group) => {
  for (const name of readdirSync(path.join(CASES, group))) {
    const source = path.join(CASES, group, name);
    const cwd = path.join(folder, group, name);
    mkdirSync(cwd, { recursive: true });
    cpSync(source, statSync(source).isDirectory() ? cwd : path.join(cwd, name), { recursive: true });
    expect(findingsIn(cwd, false), name).toEqual(findingsIn(cwd, true));
  }
});

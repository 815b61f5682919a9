import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { documented } from './support/documented.js';
import { projectFolder } from './support/project-folder.js';
import { runCurfew } from './support/run-curfew.js';
import { runShell } from './support/run-shell.js';

interface Workflow {
  jobs: Record<'shard' | 'curfew', { strategy?: { matrix: { shard: number[] } }; steps: { run?: string }[] }>;
}

it.each([
  ['gone', '2025-01-01', 1],
  ['current', '2025-01-01', 0],
] as const)('the documented matrix of GitHub Actions ends as an undivided check does: %s', (fixture, day, code) => {
  const folder = projectFolder(fixture);
  const bin = path.join(folder, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  symlinkSync(path.resolve(import.meta.dirname, '../../packages/cli/bin/curfew.js'), path.join(bin, 'curfew'));
  const { jobs } = parse(documented('docs/guides/monorepo.md', 'github-matrix').text) as Workflow;
  const commands = (job: keyof typeof jobs): string[] =>
    jobs[job].steps.flatMap(({ run }) => (run === undefined || run === 'npm ci' ? [] : [run]));
  const shards = jobs.shard.strategy?.matrix.shard ?? [];
  expect(shards).toEqual([1, 2, 3, 4]);
  for (const shard of shards)
    for (const command of commands('shard')) {
      const text = command
        .replaceAll('${{ matrix.shard }}', String(shard))
        .replaceAll('${{ strategy.job-total }}', String(shards.length));
      expect(runShell(folder, text, { CURFEW_AS_OF: day }), text).toMatchObject({ code: 0 });
    }
  const [merge = '', ...others] = commands('curfew');
  expect(others).toEqual([]);
  const merged = runShell(folder, merge, { CURFEW_AS_OF: day });
  expect(merged.code).toBe(code);
  const whole = runCurfew(folder, ['check', '--format', 'pretty', '--format', 'github', '--as-of', day]);
  expect(merged.stdout.replace(/Next: .*/, '')).toBe(whole.stdout.replace(/Next: .*/, ''));
});

it('a shard of the documented matrix fails on wrong use', () => {
  const folder = projectFolder('gone');
  const run = runShell(
    folder,
    `node "${path.resolve(import.meta.dirname, '../../packages/cli/bin/curfew.js')}" check --shard 9/4 || [ $? -ne 2 ]`,
  );
  expect(run.code).not.toBe(0);
});

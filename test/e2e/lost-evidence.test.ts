import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from './support/project-folder.js';
import { runCurfew } from './support/run-curfew.js';

const DAY = ['--as-of', '2026-11-27'];

/** Ids that check finds in a project. */
function found(folder: string): string[] {
  const run = runCurfew(folder, ['check', '--format', 'json', ...DAY]);
  const { findings } = JSON.parse(run.stdout) as { findings: { id: string }[] };
  return findings.map(({ id }) => id);
}

it('says when a rewrite takes the only proof away, with the configuration that keeps it', () => {
  const folder = projectFolder('only-proof');
  expect(found(folder)).toEqual(['card-enroll', 'card-type-legacy']);
  const run = runCurfew(folder, ['migrate', '--write', '--only', 'card-enroll', ...DAY]);
  expect(run.stderr).toContain(
    "1 finding of card-type-legacy will no longer be reported: only POST /cards/enroll proved that the client is the service's, and that is rewritten.",
  );
  const entry = run.stderr.slice(run.stderr.indexOf('{'));
  expect(JSON.parse(entry)).toEqual({ clients: [{ module: './src/api.ts', export: 'api' }] });
  expect(found(folder)).toEqual([]);
  writeFileSync(path.join(folder, 'curfew.config.json'), entry);
  expect(found(folder)).toEqual(['card-type-legacy']);
});

it('is silent where the proof stays', () => {
  const folder = projectFolder('only-proof');
  writeFileSync(
    path.join(folder, 'curfew.config.json'),
    JSON.stringify({ clients: [{ module: './src/api.ts', export: 'api' }] }),
  );
  expect(runCurfew(folder, ['migrate', '--only', 'card-enroll', ...DAY]).stderr).not.toContain('no longer be reported');
});

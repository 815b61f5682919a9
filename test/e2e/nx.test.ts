import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { documented } from './support/documented.js';
import { packageName, packageTree, REPOSITORY } from './support/package-tree.js';

const PACKAGES = 8;

interface NxRun {
  code: number | null;
  /** Packages whose check was run, and those whose answer came from the cache. */
  ran: string[];
  cached: string[];
  text: string;
}

/** Runs the task as on a build machine, with no process in the background and without asking anything of the network. */
function nx(root: string, day: string, ...args: string[]): NxRun {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(REPOSITORY, 'node_modules/nx/bin/nx.js'), 'run-many', '-t', 'curfew', '--parallel=2', ...args],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        CI: 'true',
        FORCE_COLOR: '0',
        DO_NOT_TRACK: '1',
        NX_DAEMON: 'false',
        NX_NO_CLOUD: 'true',
        NX_DEFAULT_OUTPUT_STYLE: 'static',
        CURFEW_AS_OF: day,
      },
    },
  );
  const packages = (isCached: boolean): string[] =>
    [...stdout.matchAll(/^.*nx run (p\d\d):curfew(.*)$/gm)]
      .filter(([, , note = '']) => note.includes('cache') === isCached)
      .map(([, each = '']) => each)
      .sort();
  return { code: status, ran: packages(false), cached: packages(true), text: stdout + stderr };
}

it('Nx checks packages once a day, then only what changed and its dependents, and never trusts the answer of another day', () => {
  const { text } = documented('docs/guides/monorepo.md', 'nx');
  const root = packageTree(PACKAGES, { 'nx.json': text, '.gitignore': 'node_modules\n.nx\n' });
  symlinkSync(path.join(REPOSITORY, 'node_modules/nx'), path.join(root, 'node_modules/nx'));
  const all = Array.from({ length: PACKAGES }, (_, index) => packageName(index));

  const first = nx(root, '2024-12-31');
  expect(first, first.text).toMatchObject({ code: 0, ran: all, cached: [] });
  const second = nx(root, '2024-12-31');
  expect(second, second.text).toMatchObject({ code: 0, ran: [], cached: all });

  // Package 1 is imported by 6 and 7, which nobody imports.
  appendFileSync(path.join(root, 'packages/p01/index.js'), 'export const changed = true;\n');
  expect(nx(root, '2024-12-31')).toMatchObject({ code: 0, ran: ['p01', 'p06', 'p07'] });

  const last = '--projects=p07';
  // The day after the sunset: the same files, another answer.
  const after = nx(root, '2025-01-01', last);
  expect(after, after.text).toMatchObject({ code: 1, ran: ['p07'] });
  // Configuration above the packages is part of the key.
  writeFileSync(path.join(root, 'curfew.config.json'), '{ "horizon": 30 }');
  expect(nx(root, '2024-12-31', last)).toMatchObject({ code: 0, ran: ['p07'] });

  // The trap that the guide warns of: the key does not hold the day.
  const file = path.join(root, 'nx.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(', { "env": "CURFEW_AS_OF" }', ''));
  expect(nx(root, '2024-12-31', last)).toMatchObject({ code: 0, ran: ['p07'] });
  expect(nx(root, '2025-01-01', last)).toMatchObject({ code: 0, ran: [], cached: ['p07'] });
}, 300_000);

import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { documented } from './support/documented.js';
import { packageName, packageTree, REPOSITORY } from './support/package-tree.js';

const PACKAGES = 12;

interface TurboRun {
  code: number | null;
  /** Packages whose check was run, and those whose answer came from the cache. */
  ran: string[];
  cached: string[];
  text: string;
}

/** Runs the task as on a build machine, without asking anything of the network. */
function turbo(root: string, day: string, ...args: string[]): TurboRun {
  const { status, stdout, stderr } = spawnSync(
    path.join(REPOSITORY, 'node_modules/.bin/turbo'),
    ['run', 'curfew', '--continue', '--output-logs=hash-only', '--concurrency=2', '--cache-dir=.turbo/cache', ...args],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        CI: 'true',
        FORCE_COLOR: '0',
        TURBO_TELEMETRY_DISABLED: '1',
        DO_NOT_TRACK: '1',
        TURBO_NO_UPDATE_NOTIFIER: '1',
        CURFEW_AS_OF: day,
      },
    },
  );
  const packages = (what: string): string[] =>
    [...stdout.matchAll(new RegExp(`(?:^|\\s)(p\\d\\d):curfew: cache ${what}`, 'g'))]
      .map(([, each = '']) => each)
      .sort();
  return { code: status, ran: packages('miss'), cached: packages('hit'), text: stdout + stderr };
}

it('Turborepo checks all packages once a day, then only what changed and its dependents, and never trusts the answer of another day', () => {
  const root = packageTree(PACKAGES, {
    'turbo.json': documented('docs/guides/monorepo.md', 'turborepo').text,
    '.gitignore': 'node_modules\n.turbo\n',
  });
  const all = Array.from({ length: PACKAGES }, (_, index) => packageName(index));

  const first = turbo(root, '2024-12-31');
  expect(first, first.text).toMatchObject({ code: 0, ran: all, cached: [] });

  const second = turbo(root, '2024-12-31');
  expect(second, second.text).toMatchObject({ code: 0, ran: [], cached: all });
  expect(second.text).toContain('FULL TURBO');

  // Package 1 is imported by 6 to 10, which nobody imports.
  writeFileSync(path.join(root, 'packages/p01/index.js'), 'export const changed = true;\n');
  const third = turbo(root, '2024-12-31');
  expect(third, third.text).toMatchObject({ code: 0, ran: ['p01', 'p06', 'p07', 'p08', 'p09', 'p10'] });

  const last = `--filter=${packageName(PACKAGES - 1)}`;
  expect(turbo(root, '2024-12-31', last)).toMatchObject({ code: 0, ran: [], cached: ['p11'] });
  // The day after the sunset: the same files, another answer.
  const after = turbo(root, '2025-01-01', last);
  expect(after.ran, after.text).toEqual(['p11']);
  expect(after.code).not.toBe(0);

  // Configuration above the packages is part of the key.
  writeFileSync(path.join(root, 'curfew.config.json'), '{ "horizon": 30 }');
  expect(turbo(root, '2024-12-31', last)).toMatchObject({ code: 0, ran: ['p11'] });

  // The trap that the guide warns of: the task sees the day, the key does not.
  const file = path.join(root, 'turbo.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"env"', '"passThroughEnv"'));
  expect(turbo(root, '2024-12-31', last)).toMatchObject({ code: 0, ran: ['p11'] });
  expect(turbo(root, '2025-01-01', last)).toMatchObject({ code: 0, ran: [], cached: ['p11'] });
  // No background process is left.
  execFileSync(path.join(REPOSITORY, 'node_modules/.bin/turbo'), ['daemon', 'stop'], { cwd: root, stdio: 'ignore' });
}, 300_000);

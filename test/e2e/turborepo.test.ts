import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { documented } from './support/documented.js';
import { commitAll, projectFolder } from './support/project-folder.js';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const PACKAGES = 50;
const BRANCHES = 5;
const name = (index: number): string => `p${String(index).padStart(2, '0')}`;
/** Package 0 is the root of a tree in which each package is imported by five others. */
const parentOf = (index: number): string[] => (index === 0 ? [] : [name(Math.floor((index - 1) / BRANCHES))]);

/**
 * Packages of one small module each. The last one reads a field that is gone from 2025-01-01, of what a client in its parent answers:
 * in the last package itself, nothing names the service.
 */
const SOURCES: Readonly<Record<string, string>> = {
  p09: "export const listCards = async () => (await fetch('https://api.access.example/cards')).json();\n",
  p49: "import { listCards } from 'p09';\nexport const kinds = async () => (await listCards()).map((card) => card.sub_type);\n",
};

function monorepo(): string {
  const root = projectFolder('weather');
  const write = (file: string, content: string | object): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  };
  const names = Array.from({ length: PACKAGES }, (_, index) => name(index));
  const manifest = { name: 'root', private: true, packageManager: 'npm@10.9.0', workspaces: ['packages/*'] };
  const locked: Record<string, object> = { '': manifest };
  for (const [index, each] of names.entries()) {
    const dependencies = Object.fromEntries(parentOf(index).map((parent) => [parent, '*']));
    const own = { name: each, version: '1.0.0', dependencies };
    write(`packages/${each}/package.json`, {
      ...own,
      type: 'module',
      main: 'index.js',
      scripts: { curfew: `cd ../.. && curfew check packages/${each}` },
    });
    write(
      `packages/${each}/index.js`,
      `${parentOf(index)
        .map((parent) => `export * from '${parent}';\n`)
        .join('')}export const ${each} = ${index};\n${SOURCES[each] ?? ''}`,
    );
    locked[`packages/${each}`] = own;
    locked[`node_modules/${each}`] = { resolved: `packages/${each}`, link: true };
  }
  write('package.json', manifest);
  write('package-lock.json', { name: 'root', lockfileVersion: 3, requires: true, packages: locked });
  write('curfew.config.json', {});
  write('.gitignore', 'node_modules\n.turbo\n');
  write('turbo.json', documented('docs/guides/monorepo.md', 'turborepo').text);
  mkdirSync(path.join(root, 'node_modules/.bin'), { recursive: true });
  symlinkSync(path.join(REPOSITORY, 'packages/cli/bin/curfew.js'), path.join(root, 'node_modules/.bin/curfew'));
  for (const each of names) symlinkSync(`../packages/${each}`, path.join(root, 'node_modules', each));
  commitAll(root);
  return root;
}

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

it('Turborepo checks 50 packages once a day, then only what changed and its dependents, and never trusts the answer of another day', () => {
  const root = monorepo();
  const all = Array.from({ length: PACKAGES }, (_, index) => name(index));

  const first = turbo(root, '2024-12-31');
  expect(first, first.text).toMatchObject({ code: 0, ran: all, cached: [] });

  const second = turbo(root, '2024-12-31');
  expect(second, second.text).toMatchObject({ code: 0, ran: [], cached: all });
  expect(second.text).toContain('FULL TURBO');

  // Package 3 is imported by 16 to 20, which nobody imports.
  writeFileSync(path.join(root, 'packages/p03/index.js'), 'export const changed = true;\n');
  const third = turbo(root, '2024-12-31');
  expect(third, third.text).toMatchObject({ code: 0, ran: ['p03', 'p16', 'p17', 'p18', 'p19', 'p20'] });

  const last = `--filter=${name(PACKAGES - 1)}`;
  expect(turbo(root, '2024-12-31', last)).toMatchObject({ code: 0, ran: [], cached: ['p49'] });
  // The day after the sunset: the same files, another answer.
  const after = turbo(root, '2025-01-01', last);
  expect(after.ran, after.text).toEqual(['p49']);
  expect(after.code).not.toBe(0);

  // Configuration above the packages is part of the key.
  writeFileSync(path.join(root, 'curfew.config.json'), '{ "horizon": 30 }');
  expect(turbo(root, '2024-12-31', last)).toMatchObject({ code: 0, ran: ['p49'] });

  // The trap that the guide warns of: the task sees the day, the key does not.
  const file = path.join(root, 'turbo.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"env"', '"passThroughEnv"'));
  expect(turbo(root, '2024-12-31', last)).toMatchObject({ code: 0, ran: ['p49'] });
  expect(turbo(root, '2025-01-01', last)).toMatchObject({ code: 0, ran: [], cached: ['p49'] });
  // No background process is left.
  execFileSync(path.join(REPOSITORY, 'node_modules/.bin/turbo'), ['daemon', 'stop'], { cwd: root, stdio: 'ignore' });
}, 300_000);

import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FixtureCase } from './fixtures.js';

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** Counts of a jscodeshift run, read from what it prints: it exits with 0 whatever happens. */
export interface RunResult {
  errors: number;
  unmodified: number;
  skipped: number;
  ok: number;
  output: string;
}

export const MODES = [
  ['default mode', []],
  ['--no-babel', ['--no-babel']],
] as const;

/** A folder that is a project, in which the packages of this repository are installed. */
export function makeProject(files: Readonly<Record<string, string | Buffer>> = {}): {
  root: string;
  remove: () => void;
} {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'curfew-codemods-')));
  symlinkSync(modules, path.join(root, 'node_modules'), 'dir');
  writeFileSync(path.join(root, 'package.json'), '{ "private": true }\n');
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  return {
    root,
    remove: () => {
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Copies a case into a project; returns the path of its input, relative to the root. */
export function copyCase(fixture: FixtureCase, root: string): string {
  const folder = path.join(root, fixture.name);
  cpSync(fixture.folder, folder, {
    recursive: true,
    filter: (file) => !/[\\/](?:expected\.\w+|options\.json|manual\.md)$/.test(file),
  });
  return path.join(fixture.name, fixture.input);
}

/** Runs the jscodeshift that a user runs, with the transform as it is installed. */
export async function runJscodeshift(
  root: string,
  transform: string,
  paths: readonly string[],
  flags: readonly string[] = [],
): Promise<RunResult> {
  const args = [
    'node_modules/jscodeshift/bin/jscodeshift.js',
    '-t',
    `node_modules/@curfew/codemods/transforms/${transform}.js`,
    '--verbose=2',
    ...flags,
    ...paths,
  ];
  const env = { ...process.env, BABEL_DISABLE_CACHE: '1', NO_COLOR: '1', CURFEW_AS_OF: '' };
  const output = await new Promise<string>((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, env });
    const chunks: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', () => {
      resolve(chunks.join(''));
    });
  });
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(output)?.[1] ?? Number.NaN);
  return {
    errors: count('errors'),
    unmodified: count('unmodified'),
    skipped: count('skipped'),
    ok: count('ok'),
    output,
  };
}

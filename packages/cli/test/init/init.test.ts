import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { init } from '../../src/commands/init.js';
import type { AskSetup } from '../../src/init/ask-setup.js';
import { temporaryFolder } from '../support/temporary-folder.js';
import { testTerminal } from '../support/test-terminal.js';

/** Answers in place of a person; keeps the names of the files asked about. */
function answers(over: Partial<AskSetup> = {}): AskSetup & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    server: () => Promise.resolve('github'),
    baseUrl: () => Promise.resolve(''),
    write: (file) => {
      asked.push(file);
      return Promise.resolve(true);
    },
    ...over,
  };
}

const terminalIn = (cwd: string): ReturnType<typeof testTerminal> =>
  testTerminal({ cwd, inIsTerminal: true, outIsTerminal: true, env: { NO_COLOR: '1' } });

const PROJECT = {
  'package.json': '{ "devDependencies": { "eslint": "10", "curfew": "1" } }',
  'package-lock.json': '{}',
  'eslint.config.js': 'export default [];\n',
};

describe('curfew init on a terminal', () => {
  it('asks about each file, and writes those confirmed', async () => {
    const cwd = temporaryFolder(PROJECT);
    const ask = answers({ write: (file) => Promise.resolve(file !== 'eslint.config.js') });
    const terminal = terminalIn(cwd);
    expect(await init({}, terminal, ask)).toBe(0);
    expect(terminal.stdout).toContain('2 files written, 1 left as before.');
    expect(readFileSync(path.join(cwd, 'eslint.config.js'), 'utf8')).toBe(PROJECT['eslint.config.js']);
    expect(existsSync(path.join(cwd, '.github/workflows/curfew.yml'))).toBe(true);
  });

  it('asks for the server only where none is recognised, and for a base URL only for a new configuration', async () => {
    const refuse = (): never => {
      throw new Error('asked');
    };
    const cwd = temporaryFolder({ ...PROJECT, '.gitlab-ci.yml': 'test: {}\n', 'curfew.config.json': '{}' });
    const ask = answers({ server: refuse, baseUrl: refuse });
    await init({}, terminalIn(cwd), ask);
    expect(ask.asked).toEqual(['eslint.config.js', '.gitlab/curfew.gitlab-ci.yml']);
  });

  it('writes the base URL that was named, and shows those seen first', async () => {
    const cwd = temporaryFolder({
      ...PROJECT,
      '.env.example': 'ACCESS_URL="https://access.acme.example/v2"\nKEY=1\n',
      '.env': 'SECRET_URL=https://user:password@host.example\n',
    });
    const terminal = terminalIn(cwd);
    await init(
      { ci: 'none' },
      terminal,
      answers({ baseUrl: () => Promise.resolve(' https://access.acme.example/v2 ') }),
    );
    expect(terminal.stdout).toContain('.env.example: ACCESS_URL=https://access.acme.example/v2');
    expect(terminal.stdout).not.toContain('password');
    expect(JSON.parse(readFileSync(path.join(cwd, 'curfew.config.json'), 'utf8'))).toEqual({
      baseUrls: ['https://access.acme.example/v2'],
    });
  });
});

describe('curfew init', () => {
  it.each([
    ['package-lock.json', {}, 'npm ci', 'npx curfew check --changed'],
    ['pnpm-lock.yaml', {}, 'pnpm i --frozen-lockfile', 'pnpm exec curfew check --changed'],
    ['yarn.lock', {}, 'yarn install --frozen-lockfile', 'yarn exec'],
    ['yarn.lock', { packageManager: 'yarn@4.9.0' }, 'yarn install --immutable', 'yarn exec curfew check --changed'],
    ['bun.lock', {}, 'bun install --frozen-lockfile', 'bun x curfew check --changed'],
    ['none', {}, 'npm i', 'npx curfew check --changed'],
  ])('writes the commands of the package manager: %s %j', async (lockfile, manifest, install, check) => {
    const cwd = temporaryFolder({ 'package.json': JSON.stringify(manifest), [lockfile]: '' });
    await init({ yes: true, ci: 'github' }, testTerminal({ cwd }));
    const workflow = readFileSync(path.join(cwd, '.github/workflows/curfew.yml'), 'utf8');
    expect(workflow).toContain(`- run: ${install}\n`);
    expect(workflow).toContain(`- run: ${check}`);
  });

  it('puts CI into the root of the repository, to work in the package', async () => {
    const root = temporaryFolder({
      '.git/HEAD': '',
      'package.json': '{ "workspaces": ["apps/*"] }',
      'package-lock.json': '{}',
      'apps/desk/package.json': '{}',
    });
    const cwd = path.join(root, 'apps/desk');
    const terminal = testTerminal({ cwd });
    await init({ yes: true, ci: 'github' }, terminal);
    expect(terminal.stdout).toContain('Found: npm, workspaces.');
    const workflow = readFileSync(path.join(root, '.github/workflows/curfew.yml'), 'utf8');
    expect(workflow).toContain('    working-directory: apps/desk\n');
    expect(workflow).toContain('      - run: npm ci\n        working-directory: .\n');
    expect(existsSync(path.join(cwd, 'curfew.config.json'))).toBe(true);
  });

  it('replaces what is there only with --force, and keeps other settings', async () => {
    const config = '{ "ignore": ["old/**"], "baseUrls": ["https://a.example"] }';
    const cwd = temporaryFolder({ 'curfew.config.json': config, '.github/workflows/curfew.yml': 'on: push\n' });
    const flags = { yes: true, baseUrl: ['https://b.example'] };
    const terminal = testTerminal({ cwd });
    await init(flags, terminal);
    expect(terminal.stdout).toContain(
      '.github/workflows/curfew.yml: is there and says something else; --force replaces it.',
    );
    expect(readFileSync(path.join(cwd, 'curfew.config.json'), 'utf8')).toBe(config);
    expect(readFileSync(path.join(cwd, '.github/workflows/curfew.yml'), 'utf8')).toBe('on: push\n');
    await init({ ...flags, force: true }, testTerminal({ cwd }));
    expect(JSON.parse(readFileSync(path.join(cwd, 'curfew.config.json'), 'utf8'))).toEqual({
      ignore: ['old/**'],
      baseUrls: ['https://b.example'],
    });
    expect(readFileSync(path.join(cwd, '.github/workflows/curfew.yml'), 'utf8')).toContain('curfew check --changed');
  });

  it('prints the lines for what it does not edit', async () => {
    const cwd = temporaryFolder({
      'package.json': '{ "curfew": {}, "devDependencies": { "oxlint": "1" } }',
      '.gitlab-ci.yml': 'test: {}\n',
      'eslint.config.cjs': 'module.exports = [];\n',
    });
    const terminal = testTerminal({ cwd });
    await init({ yes: true }, terminal);
    expect(terminal.stdout).toContain("  const { default: curfew } = require('eslint-plugin-curfew');");
    expect(terminal.stdout).toContain('  include:\n    - local: .gitlab/curfew.gitlab-ci.yml\n');
    expect(terminal.stdout).toContain('"curfew/card-enroll": "error"');
    expect(terminal.stdout).toContain('package.json: the configuration is "curfew" in it.');
    expect(terminal.stdout).toContain('Install: npm i -D curfew eslint-plugin-curfew\n');
    expect(readFileSync(path.join(cwd, '.gitlab-ci.yml'), 'utf8')).toBe('test: {}\n');
  });

  it.each([
    [{ ci: 'circle' }, '--ci: there is no build server "circle". It is github, gitlab or none.'],
    [{ baseUrl: ['gateway'] }, '--base-url: "gateway" is no base URL.'],
    [{ within: 'soon' }, '--within: "soon" is not a time.'],
    [{ schedule: 'none.json' }, '--schedule: there is no "none.json".'],
  ])('refuses %j', async (flags, message) => {
    const cwd = temporaryFolder();
    await expect(init({ yes: true, ...flags }, testTerminal({ cwd }))).rejects.toThrow(message);
    expect(existsSync(path.join(cwd, 'curfew.config.json'))).toBe(false);
  });
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commitAll, projectFolder } from './support/project-folder.js';
import { runCurfew, type Run } from './support/run-curfew.js';

const AFTER = ['--as-of', '2025-01-01'];
/** No build server is asked for the base branch. */
const NO_SERVER = {
  GITHUB_BASE_REF: '',
  CI_MERGE_REQUEST_TARGET_BRANCH_NAME: '',
  CI_MERGE_REQUEST_DIFF_BASE_SHA: '',
  CHANGE_TARGET: '',
};

function git(folder: string, ...args: string[]): string {
  const who = ['-c', 'user.name=t', '-c', 'user.email=t@example.com', '-c', 'protocol.file.allow=always'];
  return execFileSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

function commit(folder: string): void {
  git(folder, 'add', '-A');
  git(folder, 'commit', '--quiet', '-m', 'Change');
}

/** A repository whose branch `topic` starts at `base`, with the fixture `gone` committed there. */
function repository(): string {
  const folder = projectFolder('gone');
  commitAll(folder);
  git(folder, 'branch', 'base');
  git(folder, 'checkout', '--quiet', '-b', 'topic');
  return folder;
}

function check(folder: string, ...args: string[]): Run & { places: string[] } {
  const run = runCurfew(folder, ['check', '--format', 'json', ...AFTER, ...args], NO_SERVER);
  if (run.stdout === '') return { ...run, places: [] };
  const { findings } = JSON.parse(run.stdout) as { findings: { file: string; line: number }[] };
  return { ...run, places: findings.map(({ file, line }) => `${file}:${line}`) };
}

const cards = (folder: string): string => path.join(folder, 'src/cards.ts');

function edit(folder: string, change: (text: string) => string): void {
  writeFileSync(cards(folder), change(readFileSync(cards(folder), 'utf8')));
}

describe('curfew check --changed', () => {
  it('is about files that differ, whether committed or not, and says since when', () => {
    const folder = repository();
    expect(check(folder, '--changed=base')).toMatchObject({
      code: 0,
      places: [],
      stderr: 'Exit code 0: nothing found in what changed since base.\n',
    });
    edit(folder, (text) => `// A line.\n${text}`);
    const dirty = check(folder, '--changed=base');
    expect(dirty).toMatchObject({ code: 1 });
    expect(dirty.places).toHaveLength(2);
    commit(folder);
    expect(check(folder, '--changed=base').places).toEqual(dirty.places);
    expect(check(folder, '--changed=base', '--changed-lines').places).toEqual([]);
  });

  it('compares with the merge base: what the base did meanwhile is not ours', () => {
    const folder = repository();
    git(folder, 'checkout', '--quiet', 'base');
    edit(folder, (text) => `// A line.\n${text}`);
    commit(folder);
    git(folder, 'checkout', '--quiet', 'topic');
    writeFileSync(path.join(folder, 'src/ours.ts'), 'export {};\n');
    commit(folder);
    expect(check(folder, '--changed=base').places).toEqual([]);
  });

  it('finds the changed lines alone, also with characters that end no line for git', () => {
    const folder = repository();
    edit(folder, (text) => `// \u2028 one\n${text.replace('sub_type: string', 'sub_type: string | null')}`);
    const all = check(folder, '--changed=base').places;
    expect(all).toHaveLength(2);
    const lines = check(folder, '--changed=base', '--changed-lines');
    expect(lines).toMatchObject({ code: 1, places: all.slice(0, 1) });
  });

  it('follows renames, takes new files whole and passes deleted ones over', () => {
    const folder = repository();
    mkdirSync(path.join(folder, 'src/[id]'));
    renameSync(cards(folder), path.join(folder, 'src/[id]/é cards.ts'));
    git(folder, 'add', '-A');
    expect(check(folder, '--changed=base').places).toEqual([]);
    commit(folder);
    const moved = path.join(folder, 'src/[id]/é cards.ts');
    writeFileSync(moved, readFileSync(moved, 'utf8').replace('sub_type: string', 'sub_type: string | null'));
    expect(check(folder, '--changed=base').places).toHaveLength(2);
    expect(check(folder, '--changed=base', '--changed-lines').places).toHaveLength(1);
    writeFileSync(path.join(folder, 'src/copy.ts'), readFileSync(moved, 'utf8'));
    rmSync(moved);
    const places = check(folder, '--changed=base', '--changed-lines').places;
    expect(places.map((place) => place.split(':')[0])).toEqual(['src/copy.ts', 'src/copy.ts']);
  });

  it('judges a changed file by the unchanged ones', () => {
    const folder = repository();
    const file = path.join(folder, 'src/client.ts');
    writeFileSync(
      file,
      "import axios from 'axios';\nexport const api = axios.create({ baseURL: 'https://api.access.example' });\n",
    );
    commit(folder);
    git(folder, 'branch', '--force', 'base');
    writeFileSync(
      path.join(folder, 'src/use.ts'),
      "import { api } from './client.js';\nexport const enroll = () => api.post('/cards/enroll');\n",
    );
    expect(check(folder, '--changed=base').places).toEqual(['src/use.ts:2']);
  });

  it('works from a folder below the root', () => {
    const folder = repository();
    edit(folder, (text) => `// A line.\n${text}`);
    expect(check(path.join(folder, 'src'), '--changed=base').places[0]).toMatch(/^cards\.ts:/);
  });

  it('takes the base branch from the build server, else from origin', () => {
    const folder = repository();
    git(folder, 'update-ref', 'refs/remotes/origin/base', 'base');
    edit(folder, (text) => `// A line.\n${text}`);
    const byServer = runCurfew(folder, ['check', '--changed', ...AFTER], { ...NO_SERVER, GITHUB_BASE_REF: 'base' });
    expect(byServer.stdout).toContain('in what changed since origin/base');
    const unknown = runCurfew(folder, ['check', '--changed', ...AFTER], NO_SERVER);
    expect(unknown).toMatchObject({ code: 2, stdout: '' });
    expect(unknown.stderr).toContain('which branch is the base? Name it: --changed=origin/main.');
    git(folder, 'symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/base');
    const byOrigin = runCurfew(folder, ['check', '--changed-lines', ...AFTER], NO_SERVER);
    expect(byOrigin).toMatchObject({ code: 0 });
    expect(byOrigin.stdout).toContain('since origin/base');
  });

  it('says what is wrong outside a repository, with an unknown reference, and in a shallow clone', () => {
    expect(check(projectFolder('gone'), '--changed=base').stderr).toContain(
      '--changed needs a git repository, and the working directory is in none.',
    );
    const folder = repository();
    expect(check(folder, '--changed=src').stderr).toContain('there is no commit "src" here.');
    expect(check(folder, '--changed=--all').stderr).toContain('there is no commit "--all" here.');
    edit(folder, (text) => `// A line.\n${text}`);
    commit(folder);
    git(folder, 'checkout', '--quiet', '-b', 'other', 'base');
    edit(folder, (text) => `// Another line.\n${text}`);
    commit(folder);
    const clone = projectFolder('current');
    git(clone, 'clone', '--quiet', '--depth', '1', '--no-single-branch', `file://${folder}`, 'shallow');
    const shallow = check(path.join(clone, 'shallow'), '--changed=origin/topic');
    expect(shallow).toMatchObject({ code: 2, stdout: '' });
    expect(shallow.stderr).toContain(
      'HEAD and "origin/topic" have no common commit here. The clone is shallow: fetch more of it (',
    );
  });

  it('takes everything for changed before the first commit, as the hook of that commit needs it', () => {
    const folder = projectFolder('gone');
    git(folder, 'init', '--quiet');
    for (const args of [['--changed=HEAD'], ['--changed=HEAD', '--changed-lines']]) {
      expect(check(folder, ...args)).toMatchObject({ code: 1, places: { length: 2 } });
      git(folder, 'add', '-A');
    }
    expect(check(folder, '--changed=main').stderr).toContain('there is no commit "main" here');
  });

  it('takes everything in a changed submodule for changed', () => {
    const inner = repository();
    const folder = projectFolder('current');
    commitAll(folder);
    git(folder, 'submodule', '--quiet', 'add', inner, 'vendored');
    commit(folder);
    git(folder, 'branch', 'base');
    expect(check(folder, '--changed=base').places).toEqual([]);
    const checkout = path.join(folder, 'vendored');
    writeFileSync(path.join(checkout, 'note.txt'), '');
    commit(checkout);
    const run = check(folder, '--changed=base');
    expect(run.stderr).toContain('The submodule vendored changed: all of its files count as changed.');
    expect(run.places[0]).toMatch(/^vendored\/src\/cards\.ts:/);
  });
});

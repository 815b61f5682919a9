import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { gitStateOf } from '../src/git-guard.js';
import { temporaryFolder } from './support/temporary-folder.js';

function repository(files: Record<string, string>): string {
  const folder = temporaryFolder(files);
  const git = (...args: string[]): void => {
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd: folder });
  };
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Start');
  return folder;
}

it('finds nothing dirty in a clean tree', () => {
  const folder = repository({ 'src/a.ts': 'a', 'b.ts': 'b' });
  expect(gitStateOf([path.join(folder, 'src/a.ts'), path.join(folder, 'b.ts')])).toEqual({ dirty: [], outside: [] });
});

it('looks only at the files it is asked about', () => {
  const folder = repository({ 'a.ts': 'a', 'b.ts': 'b' });
  writeFileSync(path.join(folder, 'b.ts'), 'changed');
  expect(gitStateOf([path.join(folder, 'a.ts')])).toEqual({ dirty: [], outside: [] });
  expect(gitStateOf([path.join(folder, 'a.ts'), path.join(folder, 'b.ts')]).dirty).toEqual([path.join(folder, 'b.ts')]);
});

it('counts staged changes and unknown files as dirty', () => {
  const folder = repository({ 'a.ts': 'a' });
  writeFileSync(path.join(folder, 'a.ts'), 'staged');
  execFileSync('git', ['add', 'a.ts'], { cwd: folder });
  writeFileSync(path.join(folder, 'new file.ts'), 'new');
  const files = [path.join(folder, 'a.ts'), path.join(folder, 'new file.ts')];
  expect(gitStateOf(files).dirty.toSorted()).toEqual(files);
});

it('takes names literally that look like patterns', () => {
  const folder = repository({ '[id].ts': 'a', 'i.ts': 'b', 'ä.ts': 'c' });
  writeFileSync(path.join(folder, 'i.ts'), 'changed');
  writeFileSync(path.join(folder, 'ä.ts'), 'changed');
  expect(gitStateOf([path.join(folder, '[id].ts'), path.join(folder, 'ä.ts')]).dirty).toEqual([
    path.join(folder, 'ä.ts'),
  ]);
});

it('says which files are in no repository', () => {
  const folder = temporaryFolder({ 'a.ts': 'a' });
  expect(gitStateOf([path.join(folder, 'a.ts')])).toEqual({ dirty: [], outside: [path.join(folder, 'a.ts')] });
});

it('counts files that git is told to ignore as dirty: it has no copy of them', () => {
  const folder = repository({ '.gitignore': 'gen/', 'a.ts': 'a', 'gen/b.ts': 'b', 'gen/c.ts': 'c' });
  expect(gitStateOf([path.join(folder, 'a.ts'), path.join(folder, 'gen/b.ts')])).toEqual({
    dirty: [path.join(folder, 'gen/b.ts')],
    outside: [],
  });
});

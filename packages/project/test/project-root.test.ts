import { symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPlaces, placeOf, projectRootOf } from '../src/project-root.js';
import { makeFolder, write } from './folders.js';

it('is the working directory for a file below it', () => {
  const root = makeFolder({ 'packages/a/package.json': '{}' });
  const file = path.join(root, 'packages/a/src/a.ts');
  write(root, { 'packages/a/src/a.ts': '' });
  expect(placeOf(root, file)).toEqual({ file, root });
  expect(placeOf(root, 'packages/a/src/a.ts')).toEqual({ file, root });
});

it('is the nearest folder with a package.json for a file elsewhere', () => {
  const root = makeFolder({ 'packages/a/package.json': '{}' });
  const file = path.join(root, 'packages/a/src/a.ts');
  write(root, { 'packages/a/src/a.ts': '' });
  expect(placeOf(path.join(root, 'packages/b'), file)).toEqual({ file, root: path.join(root, 'packages/a') });
});

it('is the same through a symbolic link', () => {
  const root = makeFolder({});
  const file = path.join(root, 'real/src/a.ts');
  write(root, { 'real/src/a.ts': '' });
  symlinkSync(path.join(root, 'real'), path.join(root, 'link'), 'dir');
  expect(placeOf(path.join(root, 'link'), path.join(root, 'link/src/a.ts'))).toEqual({
    file,
    root: path.join(root, 'real'),
  });
});

it('is nothing for a file without a project around it', () => {
  expect(placeOf('/', '/curfew-no-such-folder/a.ts')).toEqual({ file: '/curfew-no-such-folder/a.ts' });
});

it('is nothing for a file below a working directory that does not exist', () => {
  const root = makeFolder({});
  const file = path.join(root, 'gone/a.ts');
  expect(placeOf(path.join(root, 'gone'), file)).toEqual({ file });
});

it('is never the root of the file system or a home folder', () => {
  expect(placeOf('/', '/a.ts').root).toBeUndefined();
  expect(placeOf(homedir(), path.join(homedir(), 'curfew-no-such-file.ts')).root).toBeUndefined();
});

describe('the project of a working directory', () => {
  const rootFrom = (files: Record<string, string>, cwd: string): string => {
    const root = makeFolder({ ...files, [path.posix.join(cwd, 'a.ts')]: '' });
    return path.relative(root, projectRootOf(path.join(root, cwd)));
  };
  const manifest = (workspaces: unknown): string => JSON.stringify({ workspaces });

  it.each([
    ['npm', { 'package.json': manifest(['packages/*']) }],
    ['npm, with a slash at the end', { 'package.json': manifest(['./packages/a/']) }],
    ['Yarn', { 'package.json': manifest({ packages: ['packages/**'], nohoist: [] }) }],
    ['pnpm', { 'package.json': '{}', 'pnpm-workspace.yaml': 'packages:\n  - "packages/*"\n' }],
  ])('is the root that lists its package as a workspace: %s', (_name, files) => {
    const all = { ...files, 'packages/a/package.json': '{}' };
    expect(rootFrom(all, 'packages/a')).toBe('');
    expect(rootFrom({ ...all, '.git/HEAD': '' }, 'packages/a/src')).toBe('');
  });

  it.each([
    ['lists others', { 'package.json': manifest(['apps/*']) }],
    ['leaves it out', { 'package.json': manifest(['packages/*', '!packages/a']) }],
    ['lists nothing', { 'package.json': '{}' }],
    ['is broken', { 'package.json': '{', 'pnpm-workspace.yaml': 'packages: [' }],
    ['is outside of the repository', { 'package.json': manifest(['packages/*']), 'packages/a/.git/HEAD': '' }],
  ])('is itself where what is above %s', (_name, files) => {
    expect(rootFrom({ ...files, 'packages/a/package.json': '{}' }, 'packages/a')).toBe('packages/a');
  });

  it('is itself without workspaces', () => {
    expect(rootFrom({ 'package.json': '{}', '.git/HEAD': '' }, 'src')).toBe('src');
    expect(rootFrom({}, 'src')).toBe('src');
  });

  it('is that of a file below the working directory, too', () => {
    const root = makeFolder({
      'package.json': manifest(['packages/*']),
      'packages/a/package.json': '{}',
      'packages/a/a.ts': '',
    });
    expect(placeOf(path.join(root, 'packages/a'), 'a.ts').root).toBe(root);
    expect(placeOf(path.join(root, 'elsewhere'), path.join(root, 'packages/a/a.ts')).root).toBe(root);
  });
});

describe('the places of many files', () => {
  it('are those of each, with the root of a folder for a second', () => {
    const root = makeFolder({ 'package.json': '{}', 'a/a.ts': '', 'a/b.ts': '', 'c/package.json': '{}', 'c/c.ts': '' });
    const elsewhere = path.join(root, 'elsewhere');
    let time = 0;
    const places = createPlaces(() => time);
    const placesOf = (files: readonly string[]) => files.map((file) => places(elsewhere, path.join(root, file)));
    const expected = (file: string, folder: string) => ({ file: path.join(root, file), root: path.join(root, folder) });
    expect(placesOf(['a/a.ts', 'a/b.ts', 'c/c.ts', 'a/a.ts'])).toEqual([
      expected('a/a.ts', ''),
      expected('a/b.ts', ''),
      expected('c/c.ts', 'c'),
      expected('a/a.ts', ''),
    ]);
    write(root, { 'a/curfew.config.json': '{}' });
    time = 999;
    expect(placesOf(['a/b.ts'])).toEqual([expected('a/b.ts', '')]);
    time = 1000;
    expect(placesOf(['a/b.ts'])).toEqual([expected('a/b.ts', 'a')]);
  });

  it('are told apart by the working directory', () => {
    const root = makeFolder({ 'package.json': '{}', 'a/a.ts': '' });
    const places = createPlaces(() => 0);
    const file = path.join(root, 'a/a.ts');
    expect(places(path.join(root, 'elsewhere'), file)).toEqual({ file, root });
    expect(places(path.join(root, 'a'), file)).toEqual({ file, root: path.join(root, 'a') });
  });
});

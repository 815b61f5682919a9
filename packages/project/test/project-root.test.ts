import { symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { placeOf } from '../src/project-root.js';
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

it('is never the root of the file system or a home folder', () => {
  expect(placeOf('/', '/a.ts').root).toBeUndefined();
  expect(placeOf(homedir(), path.join(homedir(), 'curfew-no-such-file.ts')).root).toBeUndefined();
});

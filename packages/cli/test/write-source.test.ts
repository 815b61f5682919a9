import { chmodSync, lstatSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeSource } from '../src/write-source.js';
import { temporaryFolder } from './support/temporary-folder.js';

it('writes the text and keeps the mode', () => {
  const file = path.join(temporaryFolder({ 'run.js': '#!/usr/bin/env node\nold' }), 'run.js');
  chmodSync(file, 0o755);
  expect(writeSource(file, '#!/usr/bin/env node\nold', '#!/usr/bin/env node\nnew')).toBeUndefined();
  expect(readFileSync(file, 'utf8')).toBe('#!/usr/bin/env node\nnew');
  expect(statSync(file).mode & 0o777).toBe(0o755);
});

it('refuses a symbolic link', () => {
  const folder = temporaryFolder({ 'real.js': 'old' });
  const link = path.join(folder, 'link.js');
  symlinkSync(path.join(folder, 'real.js'), link);
  expect(writeSource(link, 'old', 'new')).toBe('is a symbolic link; left as it was');
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readFileSync(path.join(folder, 'real.js'), 'utf8')).toBe('old');
});

it('refuses a read-only file', () => {
  const file = path.join(temporaryFolder({ 'a.js': 'old' }), 'a.js');
  chmodSync(file, 0o444);
  expect(writeSource(file, 'old', 'new')).toBe('is read-only; left as it was');
  expect(readFileSync(file, 'utf8')).toBe('old');
});

it('refuses a file that is not what was read any more', () => {
  const file = path.join(temporaryFolder({ 'a.js': 'saved by an editor' }), 'a.js');
  expect(writeSource(file, 'old', 'new')).toBe('changed while it was being rewritten; left as it was');
  expect(readFileSync(file, 'utf8')).toBe('saved by an editor');
});

it('says why a file that is gone was not written', () => {
  expect(writeSource(path.join(temporaryFolder(), 'gone.js'), 'old', 'new')).toMatch(/^could not be written: ENOENT/);
});

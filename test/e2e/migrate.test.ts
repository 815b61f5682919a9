import { execFileSync } from 'node:child_process';
import { chmodSync, lstatSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsBy } from '../../packages/cli/test/support/json-schema.js';
import { commitAll, projectFolder } from './support/project-folder.js';
import { runCurfew } from './support/run-curfew.js';

const AFTER = ['--as-of', '2025-01-01'];

/** The fixture's file, and what a migration must make of it. */
function cardsOf(folder: string): { file: string; before: string; after: string } {
  const file = path.join(folder, 'src/cards.ts');
  const before = readFileSync(file, 'utf8');
  return { file, before, after: before.replaceAll('sub_type', 'format_name') };
}

describe('curfew migrate', () => {
  it('shows a diff that git applies, and writes nothing', () => {
    const folder = projectFolder('gone');
    const { file, before, after } = cardsOf(folder);
    const { mtimeMs, ino } = statSync(file);
    const run = runCurfew(folder, ['migrate', ...AFTER]);
    expect(statSync(file)).toMatchObject({ mtimeMs, ino });
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(run.stdout.startsWith('--- a/src/cards.ts\n+++ b/src/cards.ts\n@@ ')).toBe(true);
    expect(run.stderr).toContain('nothing was written. To write: npx curfew migrate --write --as-of 2025-01-01');
    execFileSync('git', ['apply', '-'], { cwd: folder, input: run.stdout });
    expect(readFileSync(file, 'utf8')).toBe(after);
  });

  it('rewrites a call with the table that holds its path, where both were asked for', () => {
    const folder = projectFolder('path-apart');
    const log = path.join(folder, 'src/log.ts');
    const before = readFileSync(log, 'utf8');
    runCurfew(folder, ['migrate', '--write', '--review', 'src/client.ts', ...AFTER]);
    expect(readFileSync(log, 'utf8')).toBe(before);
    runCurfew(folder, ['migrate', '--write', '--review', ...AFTER]);
    expect(readFileSync(log, 'utf8')).toBe(
      [
        "import { api, ROUTES } from './client';",
        '',
        'export async function log() {',
        '  const { data: eventSet } = await api.post(ROUTES.log.eventSets, {});',
        '  const { data: { events: data } } = await api.get(`${ROUTES.log.eventSets}/${eventSet.id}`);',
        '  return data;',
        '}',
        '',
      ].join('\n'),
    );
    expect(readFileSync(path.join(folder, 'src/client.ts'), 'utf8')).toContain(
      "ROUTES = { log: { eventSets: '/event_sets' } };",
    );
  });

  it('ends with the code that check gives for what is on disk', () => {
    const folder = projectFolder('gone');
    expect(runCurfew(folder, ['migrate', ...AFTER]).code).toBe(1);
    expect(runCurfew(folder, ['migrate', '--write', ...AFTER]).code).toBe(0);
    expect(runCurfew(folder, ['check', ...AFTER]).code).toBe(0);
    expect(runCurfew(projectFolder('unparsable'), ['migrate', ...AFTER]).code).toBe(3);
  });

  it('reports in JSON what it would change and what is left', () => {
    const folder = projectFolder('gone');
    const { file, before } = cardsOf(folder);
    const run = runCurfew(folder, ['migrate', '--format', 'json', ...AFTER]);
    const json = JSON.parse(run.stdout) as Record<string, unknown>;
    expect(faultsBy('migrate', json)).toEqual([]);
    expect(faultsBy('migrate', { ...json, changed: [{ file: 'a.ts' }], written: 'no' })).toHaveLength(2);
    expect(Object.keys(json)).toEqual([
      'version',
      'tool',
      'schedule',
      'asOf',
      'summary',
      'written',
      'changed',
      'remaining',
      'unread',
    ]);
    expect(json).toMatchObject({ version: 1, asOf: '2025-01-01', written: false, remaining: [], unread: [] });
    expect(json['changed']).toEqual([
      { file: 'src/cards.ts', edits: expect.arrayContaining(['card-sub-type']) as string[] },
    ]);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('says where there is nothing to rewrite', () => {
    const run = runCurfew(projectFolder('current'), ['migrate', ...AFTER]);
    expect(run).toMatchObject({
      code: 0,
      stdout: '',
      stderr: 'There is nothing to rewrite.\nExit code 0: nothing found.\n',
    });
  });

  it('rewrites nothing that is merely possible, also with --review', () => {
    const run = runCurfew(projectFolder('possible'), ['migrate', '--review', ...AFTER]);
    expect(run).toMatchObject({ code: 0, stdout: '' });
  });

  it('leaves alone what --only does not name', () => {
    const run = runCurfew(projectFolder('gone'), ['migrate', '--only', 'event-id', ...AFTER]);
    expect(run).toMatchObject({ code: 0, stdout: '' });
  });
});

describe('curfew migrate --write', () => {
  it.each([
    ['LF', (text: string) => text],
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['CRLF and a BOM', (text: string) => `\u{feff}${text.replaceAll('\n', '\r\n')}`],
    [
      'tabs, mixed line ends and no final one',
      (text: string) => text.trimEnd().replaceAll('  ', '\t').replace('\n', '\r\n'),
    ],
  ])('changes only the bytes of the edit: %s', (_, shape) => {
    const folder = projectFolder('gone');
    const { file, before, after } = cardsOf(folder);
    writeFileSync(file, shape(before));
    chmodSync(file, 0o640);
    runCurfew(folder, ['migrate', '--write', ...AFTER]);
    expect(readFileSync(file)).toEqual(Buffer.from(shape(after)));
    expect(statSync(file).mode & 0o777).toBe(0o640);
  });

  it('changes nothing when it runs again', () => {
    const folder = projectFolder('gone');
    const { file, after } = cardsOf(folder);
    runCurfew(folder, ['migrate', '--write', ...AFTER]);
    const { mtimeMs, ino } = statSync(file);
    const again = runCurfew(folder, ['migrate', '--write', ...AFTER]);
    expect(again.code).toBe(0);
    expect(again.stdout).toContain('There is nothing to rewrite.');
    expect(statSync(file)).toMatchObject({ mtimeMs, ino });
    expect(readFileSync(file, 'utf8')).toBe(after);
  });

  it('reports in JSON that it wrote', () => {
    const folder = projectFolder('gone');
    const run = runCurfew(folder, ['migrate', '--write', '--format', 'json', ...AFTER]);
    expect(run.code).toBe(0);
    expect(JSON.parse(run.stdout)).toMatchObject({
      written: true,
      changed: [{ file: 'src/cards.ts', edits: ['card-sub-type'] }],
      remaining: [],
      unread: [],
    });
  });

  it('leaves a read-only file as it is, says so and never calls that clean', () => {
    const folder = projectFolder('gone');
    const { file, before } = cardsOf(folder);
    chmodSync(file, 0o444);
    const run = runCurfew(folder, ['migrate', '--write', ...AFTER]);
    expect(run.code).toBe(1);
    expect(run.stdout).toContain('2 findings left:');
    expect(run.stdout).toContain('src/cards.ts: is read-only; left as it was');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('rewrites the file that a symbolic link stands for, and keeps the link', () => {
    const folder = projectFolder('gone');
    const { file, after } = cardsOf(folder);
    const link = path.join(folder, 'src/link.ts');
    symlinkSync(file, link);
    expect(runCurfew(folder, ['migrate', '--write', ...AFTER]).code).toBe(0);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe(after);
  });

  it('says in its last line why the exit code is what it is', () => {
    const folder = projectFolder('by-hand');
    const late = ['--as-of', '2026-11-27'];
    const last = (text: string): string | undefined => text.trimEnd().split('\n').at(-1);
    const reason = /^Exit code 1: \d+ findings? fails? the gate \(\d+ gone\)\.$/;
    expect(last(runCurfew(folder, ['migrate', ...late]).stderr)).toMatch(reason);
    expect(last(runCurfew(folder, ['migrate', '--format', 'json', ...late]).stderr)).toMatch(reason);
    expect(last(runCurfew(folder, ['migrate', '--write', ...late]).stdout)).toMatch(reason);
    const gone = projectFolder('gone');
    expect(last(runCurfew(gone, ['migrate', '--write', ...AFTER]).stdout)).toBe('Exit code 0: nothing found.');
  });

  it('warns outside a git repository, and writes', () => {
    const folder = projectFolder('gone');
    const { file, after } = cardsOf(folder);
    const run = runCurfew(folder, ['migrate', '--write', ...AFTER]);
    expect(run.stderr).toContain('1 of the files to write are in no git repository');
    expect(readFileSync(file, 'utf8')).toBe(after);
  });

  it('refuses files with uncommitted changes until --allow-dirty', () => {
    const folder = projectFolder('gone');
    const { file, before, after } = cardsOf(folder);
    commitAll(folder);
    writeFileSync(file, `${before}// new\n`);
    const run = runCurfew(folder, ['migrate', '--write', ...AFTER]);
    expect(run.code).toBe(2);
    expect(run.stderr).toContain('Nothing was written');
    expect(run.stderr).toContain('src/cards.ts');
    expect(readFileSync(file, 'utf8')).toBe(`${before}// new\n`);
    expect(runCurfew(folder, ['migrate', '--write', '--allow-dirty', ...AFTER]).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(`${after}// new\n`);
  });

  it('does not mind changes in files that it leaves alone', () => {
    const folder = projectFolder('gone');
    const { file, after } = cardsOf(folder);
    commitAll(folder);
    writeFileSync(path.join(folder, 'src/other.ts'), 'export const other = 1;\n');
    const run = runCurfew(folder, ['migrate', '--write', ...AFTER]);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(readFileSync(file, 'utf8')).toBe(after);
  });
});

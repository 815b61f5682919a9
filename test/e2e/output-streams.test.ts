import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from './support/project-folder.js';
import { bin, runCurfewProcess } from './support/run-curfew.js';

describe.skipIf(process.platform === 'win32')('where output goes', () => {
  const FULL = '/dev/full';
  const shell = (folder: string, command: string): { status: number | null; stderr: string } =>
    spawnSync('sh', ['-c', command.replace('curfew', `"${process.execPath}" "${bin}"`)], {
      cwd: folder,
      encoding: 'utf8',
    });

  it('ends with 2 where standard output takes nothing, and says why', () => {
    if (!existsSync(FULL)) return;
    const { status, stderr } = shell(projectFolder('gone'), `curfew check > ${FULL}`);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^error: standard output cannot be written: ENOSPC.*\n$/);
  });

  it('keeps its code where standard error takes nothing', () => {
    if (!existsSync(FULL)) return;
    expect(shell(projectFolder('gone'), `curfew check --format json --as-of 2025-01-01 > json 2> ${FULL}`).status).toBe(
      1,
    );
  });

  it('writes to what is no regular file, and never puts a file in its place', () => {
    const folder = projectFolder('gone');
    const pipe = path.join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const run = shell(folder, 'cat pipe > copy & curfew check --output sarif=pipe; code=$?; wait; exit $code');
    expect(run.status).toBe(1);
    expect(statSync(pipe).isFIFO()).toBe(true);
    expect(JSON.parse(readFileSync(path.join(folder, 'copy'), 'utf8'))).toHaveProperty('runs');
  });

  it('keeps a file name on its line: a line of its own could pass for a command of a build server', () => {
    const folder = projectFolder('gone');
    renameSync(path.join(folder, 'src/cards.ts'), path.join(folder, 'src/a\n::error::b.ts'));
    for (const command of ['check', 'migrate', 'baseline'])
      for (const text of Object.values(runCurfewProcess(folder, [command, '--as-of', '2024-11-02'])))
        expect(
          String(text)
            .split('\n')
            .filter((line) => line.startsWith('::')),
        ).toEqual([]);
    expect(runCurfewProcess(folder, ['check']).stdout).toContain('src/a\\u{a}::error::b.ts:');
  });
});

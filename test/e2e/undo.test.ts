import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from './support/project-folder.js';
import { runCurfew } from './support/run-curfew.js';

const DAY = ['--as-of', '2026-11-27'];

describe('curfew migrate --undo', () => {
  it('brings back what the last run wrote: bytes and mode', () => {
    const folder = projectFolder('gone');
    const file = path.join(folder, 'src/cards.ts');
    const before = `\u{feff}${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}`;
    writeFileSync(file, before);
    chmodSync(file, 0o640);
    runCurfew(folder, ['migrate', '--write', ...DAY]);
    expect(readFileSync(file, 'utf8')).toContain('format_name');
    const run = runCurfew(folder, ['migrate', '--undo']);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toMatch(/^src\/cards\.ts\n1 file as before the run of \d{4}-\d{2}-\d{2}\.\n$/);
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(statSync(file).mode & 0o777).toBe(0o640);
  });

  it('leaves what was touched since, names it, and takes it up again when asked', () => {
    const folder = projectFolder('by-hand');
    const [touched, other] = [path.join(folder, 'src/client.ts'), path.join(folder, 'src/Cards.vue')];
    const [before, otherBefore] = [readFileSync(touched, 'utf8'), readFileSync(other, 'utf8')];
    runCurfew(folder, ['migrate', '--write', '--markers', ...DAY]);
    const written = readFileSync(touched, 'utf8');
    writeFileSync(touched, `${written}// mine\n`);
    const run = runCurfew(folder, ['migrate', '--undo']);
    expect(run.code).toBe(3);
    expect(run.stdout).toContain(
      '1 file could not be brought back:\n  src/client.ts: changed since the run; left as it is\n',
    );
    expect(readFileSync(touched, 'utf8')).toBe(`${written}// mine\n`);
    expect(readFileSync(other, 'utf8')).toBe(otherBefore);
    writeFileSync(touched, written);
    expect(runCurfew(folder, ['migrate', '--undo']).code).toBe(0);
    expect(readFileSync(touched, 'utf8')).toBe(before);
  });

  it('is an error where there is nothing to undo, and twice in a row', () => {
    const folder = projectFolder('gone');
    expect(runCurfew(folder, ['migrate', '--undo'])).toMatchObject({
      code: 2,
      stderr: 'error: There is nothing to undo: no run that wrote files is known here.\n',
    });
    runCurfew(folder, ['migrate', ...DAY]);
    expect(existsSync(path.join(folder, 'node_modules'))).toBe(false);
    runCurfew(folder, ['migrate', '--write', ...DAY]);
    expect(runCurfew(folder, ['migrate', '--undo']).code).toBe(0);
    expect(runCurfew(folder, ['migrate', '--undo']).code).toBe(2);
  });

  it('is not forgotten by a run that writes nothing', () => {
    const folder = projectFolder('gone');
    const file = path.join(folder, 'src/cards.ts');
    const before = readFileSync(file, 'utf8');
    runCurfew(folder, ['migrate', '--write', ...DAY]);
    runCurfew(folder, ['migrate', '--write', ...DAY]);
    expect(runCurfew(folder, ['migrate', '--undo']).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('stands alone', () => {
    const folder = projectFolder('gone');
    for (const args of [
      ['--undo', '--write'],
      ['--undo', 'src'],
      ['--undo', '--only', 'event-id'],
    ])
      expect(runCurfew(folder, ['migrate', ...args])).toMatchObject({ code: 2, stdout: '' });
  });
});

import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commitAll, projectFolder } from './support/project-folder.js';
import { runCurfew } from './support/run-curfew.js';

const ARGS = ['migrate', '--commit', '--as-of', '2026-11-27'];

const git = (folder: string, ...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });

const TWO_IDS = `const KEY = { headers: { Authorization: 'SERVICE-LOGIN x' } };
const BASE = 'https://api.access.example';

export const enroll = (body: string) => fetch(\`\${BASE}/cards/enroll\`, { ...KEY, method: 'POST', body });
export const names = async () => {
  const cards = await (await fetch(\`\${BASE}/cards\`, KEY)).json();
  return cards.map((card) => card.sub_type);
};
`;

/** A repository with two deprecations in one file and one more file with one of them. */
function repository(): string {
  const folder = projectFolder('gone');
  writeFileSync(path.join(folder, 'src/two.ts'), TWO_IDS);
  writeFileSync(path.join(folder, 'notes.txt'), 'notes\n');
  writeFileSync(path.join(folder, '.gitignore'), 'node_modules\n');
  commitAll(folder);
  git(folder, 'config', 'user.name', 't');
  git(folder, 'config', 'user.email', 't@example.com');
  return folder;
}

function hook(folder: string, text: string): void {
  mkdirSync(path.join(folder, '.git/hooks'), { recursive: true });
  writeFileSync(path.join(folder, '.git/hooks/pre-commit'), `#!/bin/sh\n${text}\n`);
  chmodSync(path.join(folder, '.git/hooks/pre-commit'), 0o755);
}

describe('curfew migrate --commit', () => {
  it('makes one commit a deprecation, and leaves alone what else is staged', () => {
    const folder = repository();
    writeFileSync(path.join(folder, 'notes.txt'), 'staged\n');
    git(folder, 'add', 'notes.txt');
    const run = runCurfew(folder, ARGS);
    expect(run.code).toBe(0);
    expect(git(folder, 'log', '--format=%s', '--reverse', '--name-only', 'HEAD~2..').split('\n')).toEqual([
      'Migrate card-sub-type: sub_type of cards (sunset 2024-12-31)',
      '',
      'src/cards.ts',
      'src/two.ts',
      'Migrate card-enroll: Card enrolment (sunset 2024-07-01)',
      '',
      'src/two.ts',
      '',
    ]);
    expect(git(folder, 'status', '--porcelain')).toBe('M  notes.txt\n');
    expect(readFileSync(path.join(folder, 'src/two.ts'), 'utf8')).toBe(
      TWO_IDS.replace('/cards/enroll', '/cards').replace('card.sub_type', 'card.format_name'),
    );
  });

  it('ends in the text of a run in one step', () => {
    const [steps, once] = [repository(), repository()];
    runCurfew(steps, ARGS);
    runCurfew(once, ['migrate', '--write', '--as-of', '2026-11-27']);
    for (const name of ['src/two.ts', 'src/cards.ts'])
      expect(readFileSync(path.join(steps, name), 'utf8')).toBe(readFileSync(path.join(once, name), 'utf8'));
  });

  it('reports a hook that fails; nothing is lost, and the run can be undone', () => {
    const folder = repository();
    hook(folder, 'echo "no commits on Fridays"; exit 1');
    const run = runCurfew(folder, ARGS);
    expect(run.code).toBe(2);
    expect(run.stderr).toContain('git did not commit card-sub-type: no commits on Fridays');
    expect(git(folder, 'rev-list', '--count', 'HEAD').trim()).toBe('1');
    expect(git(folder, 'status', '--porcelain')).toBe(' M src/cards.ts\n M src/two.ts\n');
    expect(readFileSync(path.join(folder, 'src/two.ts'), 'utf8')).toBe(
      TWO_IDS.replace('card.sub_type', 'card.format_name'),
    );
    expect(runCurfew(folder, ['migrate', '--undo']).code).toBe(0);
    expect(git(folder, 'status', '--porcelain')).toBe('');
  });

  it('plans the next step on what a hook made of the one before', () => {
    const folder = repository();
    hook(folder, 'sed -i.bak "s/^const KEY/const   KEY/" src/two.ts && rm -f src/two.ts.bak && git add src/two.ts');
    const run = runCurfew(folder, ARGS);
    expect(run.code).toBe(0);
    expect(git(folder, 'rev-list', '--count', 'HEAD').trim()).toBe('3');
    expect(git(folder, 'show', 'HEAD:src/two.ts')).toContain('}/cards`, { ...KEY');
  });

  it.each([
    ['outside of git', () => projectFolder('gone'), /Nothing was written: .*cards\.ts is in no git repository\./],
    [
      'in the middle of a merge',
      () => {
        const folder = repository();
        writeFileSync(path.join(folder, '.git/MERGE_HEAD'), git(folder, 'rev-parse', 'HEAD'));
        return folder;
      },
      /Nothing was written: .* is in the middle of a merge/,
    ],
    [
      'with changes of files that it would write',
      () => {
        const folder = repository();
        writeFileSync(path.join(folder, 'src/two.ts'), `${TWO_IDS}// mine\n`);
        return folder;
      },
      /Nothing was written: git has no copy of the changes in\n {2}src\/two\.ts\n/,
    ],
  ])('writes nothing %s', (_, make, reason) => {
    const folder = make();
    const before = readFileSync(path.join(folder, 'src/cards.ts'), 'utf8');
    const run = runCurfew(folder, ARGS);
    expect(run.code).toBe(2);
    expect(run.stderr).toMatch(reason);
    expect(readFileSync(path.join(folder, 'src/cards.ts'), 'utf8')).toBe(before);
  });

  it('takes no --allow-dirty and no --interactive', () => {
    const folder = repository();
    for (const flag of ['--allow-dirty', '--interactive']) expect(runCurfew(folder, [...ARGS, flag]).code).toBe(2);
    writeFileSync(path.join(folder, 'src/two.ts'), `${TWO_IDS}// changed\n`);
    expect(runCurfew(folder, ARGS).stderr).toMatch(/src\/two\.ts\nCommit or stash them first\.\n$/);
  });
});

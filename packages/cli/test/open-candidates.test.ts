import { bundledSchedule } from '@curfew/schedule';
import { expect, it } from 'vitest';
import { openCandidates } from '../src/open-candidates.js';
import type { Setting } from '../src/resolve-options.js';
import { temporaryFolder } from './support/temporary-folder.js';

function settingIn(cwd: string, config: Setting['config'] = {}): Setting {
  return { cwd, schedule: bundledSchedule(), config, asOf: '2026-11-27', horizon: 90 };
}

const minified = `${'var a=1;'.repeat(2000)}x.card_assigned_by_id;`;

it('parses only the files that hold a token of the schedule', () => {
  const cwd = temporaryFolder({
    'a.ts': 'export const card_assigned_by_id = true;\n',
    'broken-but-unrelated.ts': 'const = ;\n',
  });
  const { files, modules, unread } = openCandidates(settingIn(cwd), ['.']);
  expect(files).toBe(2);
  expect(modules.map(({ file }) => file)).toEqual([`${cwd}/a.ts`]);
  expect(unread).toEqual([]);
});

it('takes for unread what cannot be parsed or is not UTF-8', () => {
  const cwd = temporaryFolder({
    'broken.ts': 'const card_assigned_by_id = ;\n',
    'latin.js': Buffer.from('const card_assigned_by_id = "caf\xe9";\n', 'latin1'),
  });
  const { modules, unread } = openCandidates(settingIn(cwd), ['.']);
  expect(modules).toEqual([]);
  expect(unread.map(({ file }) => file)).toEqual([`${cwd}/broken.ts`, `${cwd}/latin.js`]);
});

it('takes a minified file for unread only when it holds a distinctive token', () => {
  const cwd = temporaryFolder({
    'a.ts': '',
    'with.min.js': minified,
    'without.min.js': minified.replace('card_assigned_by_id', 'interval'),
  });
  expect(openCandidates(settingIn(cwd), ['.']).unread).toEqual([{ file: `${cwd}/with.min.js`, reason: 'minified' }]);
});

it('leaves out what configuration ignores', () => {
  const cwd = temporaryFolder({ 'a.ts': '', 'gen/b.ts': 'const card_assigned_by_id = ;' });
  expect(openCandidates(settingIn(cwd, { ignore: ['gen/**'] }), ['.'])).toMatchObject({ files: 1, unread: [] });
});

it('refuses to look at nothing, and says what was left out', () => {
  const cwd = temporaryFolder({ 'node_modules/a/index.js': '', 'readme.md': '' });
  expect(() => openCandidates(settingIn(cwd), ['.'])).toThrow(
    'There is no source file to look at under ".". Left out: 1 node_modules.',
  );
});

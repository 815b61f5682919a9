import path from 'node:path';
import { createAnalysis } from '@curfew/analyzer';
import { baselineText, parseModule, siteFingerprint } from '@curfew/project';
import { bundledSchedule } from '@curfew/schedule';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';
import { createConfig } from '../src/index.js';
import { tempProject } from './temp-project.js';

const code = [
  `const base = 'https://api.access.example';`,
  `export async function label(id) {`,
  `  const card = await (await fetch(base + '/cards/' + id)).json();`,
  `  return card.sub_type;`,
  `}`,
  ``,
].join('\n');

async function lines(root: string, asOf: string): Promise<(number | undefined)[]> {
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [createConfig({ cwd: root, asOf })],
  });
  const [result] = await eslint.lintFiles(['src/label.js']);
  return (result?.messages ?? []).map(({ line }) => line);
}

it('keeps silent about what the baseline of the project knows, until its time is over', async () => {
  const { root, write } = tempProject({ 'src/label.js': code });
  const file = path.join(root, 'src/label.js');
  expect(await lines(root, '2024-12-01')).toEqual([4]);

  const module = parseModule(file, code);
  if ('reason' in module) throw new Error(module.reason);
  const [match, ...others] = createAnalysis({ schedule: bundledSchedule() }).matchesIn(module);
  expect(others).toEqual([]);
  if (!match) throw new Error('nothing found');
  const entry = {
    file: 'src/label.js',
    id: match.id,
    name: match.name,
    fingerprint: siteFingerprint(match, root),
    count: 1,
  };
  write('curfew.baseline.json', baselineText([entry]));
  expect(await lines(root, '2024-12-01')).toEqual([]);
  expect(await lines(root, '2025-01-01')).toEqual([4]);

  write('src/label.js', code.replace('return card.sub_type;', 'return [\n card.sub_type,\n card.sub_type ];'));
  expect(await lines(root, '2024-12-01')).toEqual([6]);
  write('curfew.config.json', '{ "gate": { "grace": "8w" } }');
  expect(await lines(root, '2024-12-01')).toEqual([5, 6]);
});

it('makes the cached verdicts of ESLint old when the baseline changes, and on the day an entry stops to hold', () => {
  const { root, write } = tempProject({});
  const state = (asOf: string): string | undefined =>
    createConfig({ cwd: root, asOf }).settings.curfew.fingerprint?.baseline;
  expect(state('2024-01-01')).toBeUndefined();
  const entry = { file: 'a.js', id: 'event-id', name: 'Event.id', fingerprint: '0'.repeat(32), count: 1 };
  write('curfew.baseline.json', baselineText([{ ...entry, expires: '2024-02-10' }]));
  const before = state('2024-02-10');
  expect(state('2024-02-09')).toBe(before);
  expect(state('2024-02-11')).not.toBe(before);
  write('curfew.baseline.json', baselineText([{ ...entry, count: 2, expires: '2024-02-10' }]));
  expect(state('2024-02-10')).not.toBe(before);
});

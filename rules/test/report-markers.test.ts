import { ESLint, type Linter } from 'eslint';
import { expect, it } from 'vitest';
import plugin, { createConfig } from '../src/index.js';
import { tempProject } from './temp-project.js';

const TEXT = [
  '// TODO(curfew event-id): Ask. (sunset 2024-04-15) Bob knows',
  "const text = 'TODO(curfew event-id)'; /* TODO(curfew card-enroll): Ask. (sunset 2024-07-01) */",
  '',
].join('\n');

async function reported(config: ESLint.Options['overrideConfig']): Promise<[string | null, number, number, string][]> {
  const { root } = tempProject({ 'src/a.js': TEXT });
  const eslint = new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig: config ?? null });
  const [result] = await eslint.lintFiles(['src']);
  return (result?.messages ?? []).map(({ ruleId, line, column, message }) => [ruleId, line, column, message]);
}

const EVENT = ['curfew/event-id', 1, 4, 'Left to do by hand: TODO(curfew event-id): Ask. (sunset 2024-04-15)'];

it('reports markers in comments, each by the rule of its id', async () => {
  expect(await reported([createConfig({ asOf: '2026-11-27', reportMarkers: true })])).toEqual([
    EVENT,
    ['curfew/card-enroll', 2, 42, 'Left to do by hand: TODO(curfew card-enroll): Ask. (sunset 2024-07-01)'],
  ]);
});

it('is silent unless asked', async () => {
  expect(await reported([createConfig({ asOf: '2026-11-27' })])).toEqual([]);
});

it('is an option of a single rule too', async () => {
  const rules: Linter.RulesRecord = {
    'curfew/event-id': ['error', { reportMarkers: true }],
    'curfew/card-enroll': 'error',
  };
  expect(await reported([{ plugins: { curfew: plugin }, rules }])).toEqual([EVENT]);
});

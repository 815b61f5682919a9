import type { Match, SourceModule } from '@curfew/analyzer';
import { bundledSchedule } from '@curfew/schedule';
import { expect, it, vi } from 'vitest';
import { analyseProject } from '../src/analyse-project.js';
import { openCandidates } from '../src/open-candidates.js';
import type { Setting } from '../src/resolve-options.js';
import { temporaryFolder } from './support/temporary-folder.js';

vi.mock('@curfew/analyzer', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  createAnalysis: () => ({
    facts: {},
    matchesIn(module: SourceModule): Match[] {
      throw new Error(`no idea what ${module.text.slice(0, 5)} is`);
    },
  }),
}));

it('takes a file whose analysis fails for unread, and goes on', () => {
  const cwd = temporaryFolder({
    'a.ts': "const url = 'https://api.access.example/member_export_reporters';\n",
    'b.ts': 'export const card_assigned_by_id = true;\n',
    'c.ts': 'export const unrelated = 1;\n',
  });
  const setting: Setting = { cwd, schedule: bundledSchedule(), config: {}, asOf: '2026-11-27', horizon: 90 };
  expect(analyseProject(openCandidates(setting, ['.']), setting, {})).toEqual({
    files: 3,
    skipped: {},
    findings: [],
    matches: [],
    analysed: [],
    unread: [
      { file: 'a.ts', reason: 'the analysis failed: no idea what const is' },
      { file: 'b.ts', reason: 'the analysis failed: no idea what expor is' },
    ],
  });
});

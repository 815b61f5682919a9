import path from 'node:path';
import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { createConfig } from '../src/index.js';
import { tempProject } from './temp-project.js';

it('finds what a text says by itself where the working directory does not exist', () => {
  const cwd = path.join(tempProject({}).root, 'gone');
  const text = "await fetch('https://api.access.example/cards/enroll', { method: 'POST' });\n";
  const messages = new Linter({ cwd }).verify(text, [createConfig({ cwd, asOf: '2026-11-27' })], {
    filename: path.join(cwd, 'src/enroll.js'),
  });
  expect(messages.map(({ ruleId, line, column }) => ({ ruleId, line, column }))).toEqual([
    { ruleId: 'curfew/card-enroll', line: 1, column: 13 },
  ]);
});

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from './support/project-folder.js';
import { runCurfew } from './support/run-curfew.js';

const OWN = ['--schedule', 'weather.schedule.json'];

it('a schedule file is all that another service needs', () => {
  const folder = projectFolder('weather');
  const file = path.join(folder, 'src/hottest.js');
  const before = readFileSync(file, 'utf8');
  expect(runCurfew(folder, ['schedule', 'validate', 'weather.schedule.json']).code).toBe(0);
  const check = runCurfew(folder, ['check', ...OWN, '--as-of', '2026-07-01']);
  expect(check.code).toBe(1);
  expect(check.stdout).toContain('report-temp-c');
  expect(check.stdout).toContain('gone since 2026-07-01');
  expect(check.stdout).toContain('Next: npx curfew migrate --as-of 2026-07-01 --schedule weather.schedule.json');
  expect(runCurfew(folder, ['migrate', '--write', ...OWN, '--as-of', '2026-07-01']).code).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(before.replace('temp_c', 'temperature'));
});

it('the day of the sunset is the first without the old behaviour where the schedule says so', () => {
  const folder = projectFolder('weather');
  const codeOn = (day: string): number | null => runCurfew(folder, ['check', ...OWN, '--as-of', day]).code;
  expect(['2026-06-30', '2026-07-01'].map(codeOn)).toEqual([0, 1]);
});

it('configuration can name the schedule, relative to its own folder', () => {
  const folder = projectFolder('weather');
  writeFileSync(
    path.join(folder, 'curfew.config.json'),
    '{ "schedule": "./weather.schedule.json", "asOf": "2026-07-01" }',
  );
  expect(runCurfew(path.join(folder, 'src'), ['check']).code).toBe(1);
  expect(runCurfew(folder, ['explain', 'report-temp-c']).stdout).toContain('Report.temperature');
  expect(runCurfew(folder, ['explain', 'event-id'])).toMatchObject({ code: 2, stdout: '' });
});

it('the other service is not the bundled one: neither sees what belongs to the other', () => {
  const gone = projectFolder('gone');
  const weather = projectFolder('weather');
  expect(runCurfew(weather, ['check']).code).toBe(0);
  expect(runCurfew(gone, ['check', '--schedule', path.join(weather, 'weather.schedule.json')]).code).toBe(0);
});

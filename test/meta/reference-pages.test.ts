import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyConfigToSchedule, loadConfig } from '@curfew/project';
import { bundledSchedule } from '@curfew/schedule';
import { expect, test } from 'vitest';
import { formatMarkdown } from '../../docs/scripts/format-markdown.js';
import { configurationPage, EXAMPLE_CONFIGURATION, scheduleFormatPage } from '../../docs/scripts/reference-pages.js';

const read = (file: string): string => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

test('the page of the configuration says what the JSON Schema says', async () => {
  const page = read('docs/configuration.md');
  expect(await formatMarkdown(configurationPage())).toBe(page);
  expect(page).toMatch(/^\| `authSchemes` +\| no /m);
});

test('the page of the schedule format says what the JSON Schema says', async () => {
  const page = read('docs/schedule-format.md');
  expect(await formatMarkdown(scheduleFormatPage())).toBe(page);
  expect(page).toMatch(/^\| `auth\.otherSchemes` +\| no /m);
});

test('the configuration that the page shows is valid, and all that it names is known', () => {
  const folder = mkdtempSync(join(tmpdir(), 'curfew-configuration-'));
  try {
    const file = join(folder, 'curfew.config.json');
    writeFileSync(file, JSON.stringify(EXAMPLE_CONFIGURATION));
    const { service } = applyConfigToSchedule(bundledSchedule(), loadConfig(folder, file));
    expect(service.baseUrls).toEqual(['https://api.access.example', 'https://doors.acme.example']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

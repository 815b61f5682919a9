import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledSchedule, parseSchedule } from '@curfew/schedule';
import { expect, test } from 'vitest';
import { idiomFolders, idiomTitles } from '../../docs/scripts/codemod-classes.js';
import { codemodsPage } from '../../docs/scripts/codemods-page.js';
import { deprecationPage } from '../../docs/scripts/deprecation-page.js';
import { withDeprecationTable } from '../../docs/scripts/deprecation-table.js';
import { withEmulatorTable } from '../../docs/scripts/emulator-table.js';
import { formatMarkdown } from '../../docs/scripts/format-markdown.js';
import { pngText } from '../../docs/scripts/png-text.js';
import { reportPicture } from '../../docs/scripts/report-picture.js';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

test.each(bundledSchedule().deprecations.map((deprecation) => [deprecation.id, deprecation] as const))(
  'the page of %s says what the schedule and the fixtures say',
  async (id, deprecation) => {
    expect(read(`docs/deprecations/${id}.md`)).toBe(await formatMarkdown(deprecationPage(deprecation)));
  },
);

test('the table of the README lists what the schedule lists', async () => {
  const readme = read('README.md');
  expect(await formatMarkdown(withDeprecationTable(readme))).toBe(readme);
  expect(readme.match(/\(docs\/deprecations\/[a-z-]+\.md\)/g)).toHaveLength(bundledSchedule().deprecations.length);
});

test('the page of the emulator lists its operations and choices', async () => {
  const page = read('docs/emulator.md');
  expect(await formatMarkdown(withEmulatorTable(page))).toBe(page);
  expect(page).toContain('`PATCH /card_assignments/{id}`');
});

test('the page of the codemods says what the plans over cases and fixtures say', { timeout: 180_000 }, async () => {
  const page = read('docs/codemods.md');
  expect(await formatMarkdown(codemodsPage())).toBe(page);
  expect(page.match(/^## [a-z-]+$/gm)).toEqual(bundledSchedule().deprecations.map(({ id }) => `## ${id}`));
});

test('each idiom of the cases has a title of its own', () => {
  const titles = idiomTitles();
  expect(Object.keys(titles).sort()).toEqual(idiomFolders());
  expect(new Set(Object.values(titles)).size).toBe(idiomFolders().length);
});

test('the schedule that the guide shows is valid', () => {
  const [, json] = /```json\n([\s\S]*?)```/.exec(read('docs/guides/write-a-schedule.md')) ?? [];
  const schedule = parseSchedule(JSON.parse(json ?? ''), 'guide');
  expect(schedule.deprecations.map((deprecation) => deprecation.id)).toEqual(['parcel-weight', 'track-parcel']);
});

test('the picture of a report shows what the report says today', async () => {
  const { content } = await reportPicture();
  expect(pngText(readFileSync(join(root, 'docs/report.png')))).toBe(content);
});

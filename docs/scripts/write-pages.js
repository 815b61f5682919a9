// Writes what is made from data: docs/configuration.md and docs/schedule-format.md from the JSON Schemas, docs/deprecations/<id>.md, the table of the README and that of docs/emulator.md;
// the samples of reports in docs/ci.md;
// docs/codemods.md from the plans over the cases and fixtures of the tests; and docs/report.png, where it would show something
// else than it does. npm run docs
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundledSchedule } from '@curfew/schedule';
import { codemodsPage } from './codemods-page.js';
import { deprecationPage } from './deprecation-page.js';
import { withDeprecationTable } from './deprecation-table.js';
import { withEmulatorTable } from './emulator-table.js';
import { formatMarkdown } from './format-markdown.js';
import { pngText, withPngText } from './png-text.js';
import { configurationPage, scheduleFormatPage } from './reference-pages.js';
import { reportPicture } from './report-picture.js';
import { withReportSamples } from './report-samples.js';

const root = path.resolve(import.meta.dirname, '../..');
for (const deprecation of bundledSchedule().deprecations) {
  const page = await formatMarkdown(deprecationPage(deprecation));
  writeFileSync(path.join(root, 'docs/deprecations', `${deprecation.id}.md`), page);
}
writeFileSync(path.join(root, 'docs/codemods.md'), await formatMarkdown(codemodsPage()));
writeFileSync(path.join(root, 'docs/configuration.md'), await formatMarkdown(configurationPage()));
writeFileSync(path.join(root, 'docs/schedule-format.md'), await formatMarkdown(scheduleFormatPage()));
const readme = path.join(root, 'README.md');
writeFileSync(readme, await formatMarkdown(withDeprecationTable(readFileSync(readme, 'utf8'))));
const emulator = path.join(root, 'docs/emulator.md');
writeFileSync(emulator, await formatMarkdown(withEmulatorTable(readFileSync(emulator, 'utf8'))));
const guide = path.join(root, 'docs/ci.md');
writeFileSync(guide, await formatMarkdown(withReportSamples(readFileSync(guide, 'utf8'))));
const picture = path.join(root, 'docs/report.png');
const { png, content } = await reportPicture();
const isUpToDate = existsSync(picture) && pngText(readFileSync(picture)) === content;
// Bytes differ from machine to machine; a change of style alone: delete the picture first.
if (!isUpToDate) writeFileSync(picture, withPngText(png, content));
console.log(
  `Wrote ${bundledSchedule().deprecations.length} pages, the tables of the README and of the emulator, and the samples of the guide for CI.${isUpToDate ? '' : ' Took a new picture of a report.'}`,
);

// Writes what is made from the schedule: docs/deprecations/<id>.md, the table of the README and that of docs/emulator.md;
// and docs/codemods.md from the plans over the cases and fixtures of the tests. npm run docs
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundledSchedule } from '@curfew/schedule';
import { codemodsPage } from './codemods-page.js';
import { deprecationPage } from './deprecation-page.js';
import { withDeprecationTable } from './deprecation-table.js';
import { withEmulatorTable } from './emulator-table.js';
import { formatMarkdown } from './format-markdown.js';

const root = path.resolve(import.meta.dirname, '../..');
for (const deprecation of bundledSchedule().deprecations) {
  const page = await formatMarkdown(deprecationPage(deprecation));
  writeFileSync(path.join(root, 'docs/deprecations', `${deprecation.id}.md`), page);
}
writeFileSync(path.join(root, 'docs/codemods.md'), await formatMarkdown(codemodsPage()));
const readme = path.join(root, 'README.md');
writeFileSync(readme, await formatMarkdown(withDeprecationTable(readFileSync(readme, 'utf8'))));
const emulator = path.join(root, 'docs/emulator.md');
writeFileSync(emulator, await formatMarkdown(withEmulatorTable(readFileSync(emulator, 'utf8'))));
console.log(`Wrote ${bundledSchedule().deprecations.length} pages, and the tables of the README and of the emulator.`);

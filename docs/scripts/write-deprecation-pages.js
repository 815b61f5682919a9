// Writes docs/deprecations/<id>.md for every id of the bundled schedule: node docs/scripts/write-deprecation-pages.js
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundledSchedule } from '@curfew/schedule';
import { deprecationPage } from './deprecation-page.js';

const folder = path.resolve(import.meta.dirname, '../deprecations');
for (const deprecation of bundledSchedule().deprecations) {
  writeFileSync(path.join(folder, `${deprecation.id}.md`), deprecationPage(deprecation));
}
console.log(`Wrote ${bundledSchedule().deprecations.length} pages.`);

/** Writes the revision of the bundled schedule into it, after its data changed. Needs a build. */
import { readFileSync, writeFileSync } from 'node:fs';
import { revisionOf } from '../dist/revision.js';

const file = new URL('../data/access-control.json', import.meta.url);
const text = readFileSync(file, 'utf8');
/** @type {unknown} */
const data = JSON.parse(text);
const revision = revisionOf(/** @type {object} */ (data));
writeFileSync(file, text.replace(/"revision": "[^"]*"/, `"revision": "${revision}"`));

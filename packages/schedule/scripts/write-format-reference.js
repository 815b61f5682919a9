/** Writes docs/schedule-format.md from the JSON Schema of the format. */
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { formatReference } from './format-reference.js';

const page = new URL('../../../docs/schedule-format.md', import.meta.url);
const file = new URL('../schema/schedule.schema.json', import.meta.url);

/** @type {unknown} */
const schema = JSON.parse(readFileSync(file, 'utf8'));
const text = formatReference(/** @type {import('./format-reference.js').SchemaNode} */ (schema));
writeFileSync(page, await format(text, { ...(await resolveConfig(page)), parser: 'markdown' }));

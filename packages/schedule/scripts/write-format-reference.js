/** Writes docs/schedule-format.md from the JSON Schema of the format. */
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { formatReference } from './format-reference.js';

const page = new URL('../../../docs/schedule-format.md', import.meta.url);
const schema = new URL('../schema/schedule.schema.json', import.meta.url);

const text = formatReference(
  /** @type {import('./format-reference.js').SchemaNode} */ (JSON.parse(readFileSync(schema, 'utf8'))),
);
writeFileSync(page, await format(text, { ...(await resolveConfig(page)), parser: 'markdown' }));

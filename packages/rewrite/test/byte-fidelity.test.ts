import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrateTexts } from './support/migrate-texts.js';

const folder = path.join(import.meta.dirname, 'fixtures', 'bytes');
const ids = ['card-sub-type', 'card-type-desfire'];
const BOM = '\uFEFF';

describe('bytes outside of edits', () => {
  it.each(readdirSync(folder).sort())('stay as they are: %s', (name) => {
    const files = readdirSync(path.join(folder, name));
    const before = files.find((file) => file.startsWith('before')) ?? '';
    const text = readFileSync(path.join(folder, name, before), 'utf8');
    const after = readFileSync(path.join(folder, name, before.replace('before', 'after')));
    const bom = text.startsWith(BOM) ? BOM : '';

    const { result, texts } = migrateTexts({ [before]: text.slice(bom.length) }, ids);
    expect(result.failed).toEqual([]);
    expect(Buffer.from(bom + (texts[before] ?? ''))).toEqual(after);

    const again = migrateTexts({ [before]: texts[before] ?? '' }, ids);
    expect(again.result).toEqual({ changed: [], failed: [], cut: [], remaining: [], problems: [] });
  });
});

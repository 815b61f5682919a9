import { readFileSync } from 'node:fs';
import { createAnalysis, type Match } from '@curfew/analyzer';
import { bundledSchedule } from '@curfew/schedule';
import { format, type Options } from 'prettier';
import { describe, expect, it } from 'vitest';
import { parseModule, siteFingerprint } from '../src/index.js';

const original = readFileSync(new URL('fixtures/sites/cards.tsx', import.meta.url), 'utf8');

function matchesIn(text: string, file = '/project/src/cards.tsx'): Match[] {
  const module = parseModule(file, text);
  if ('reason' in module) throw new Error(module.reason);
  return createAnalysis({ schedule: bundledSchedule() }).matchesIn(module);
}

function fingerprints(text: string, file?: string): string[] {
  return matchesIn(text, file).map((match) => siteFingerprint(match, '/project'));
}

describe('the fingerprint of a place', () => {
  it('is there for every finding of the fixture, equal only for equal places', () => {
    const names = matchesIn(original).map(({ name }) => name);
    expect(new Set(names)).toEqual(
      new Set([
        'Card.sub_type',
        'Card.activated_at',
        'GET /cards ?user_id',
        'POST /cards/enroll',
        'POST /cards/{id}/assign',
        "CardType 'hfcard_desfire_ev1'",
      ]),
    );
    expect(names).toHaveLength(15);
    expect(new Set(fingerprints(original)).size).toBe(15);
  });

  const styles: Options[] = [
    { printWidth: 40, tabWidth: 8, useTabs: true },
    { printWidth: 200, singleQuote: true, semi: false, trailingComma: 'none' },
    { quoteProps: 'consistent', arrowParens: 'avoid', bracketSpacing: false, jsxSingleQuote: true },
    { endOfLine: 'crlf', objectWrap: 'collapse', experimentalTernaries: true, bracketSameLine: true },
  ];

  it.each(styles)('survives a formatter: %j', async (style) => {
    const text = await format(original, { ...style, parser: 'typescript' });
    expect(text).not.toBe(original);
    expect(fingerprints(text)).toEqual(fingerprints(original));
  });

  it('survives functions that change places, and lines above', () => {
    const parts = original.split('\n\n');
    const moved = [...parts.slice(0, 4), '// A line.\n', ...parts.slice(4).reverse()].join('\n\n');
    expect(fingerprints(moved).toSorted()).toEqual(fingerprints(original).toSorted());
  });

  it('survives other findings in the same file, in the same objects and lists', () => {
    const more = original
      .replace("{ enroll: '/cards/enroll', ", "{ old: '/cards/5/activate', enroll: '/cards/enroll', ")
      .replace('params: { user_id: 1, page: 2 }', 'params: { activated: true, page: 2, user_id: 1 }')
      .replace("'none', {", "'none', first?.activated, {");
    const added = fingerprints(more).filter((each) => !fingerprints(original).includes(each));
    expect(fingerprints(more)).toEqual(expect.arrayContaining(fingerprints(original)));
    expect(added).toHaveLength(2);
  });

  it('is another one in a file of another name, for another name around it and for another value', () => {
    expect(fingerprints(original, '/project/src/cards2.tsx')).not.toEqual(
      expect.arrayContaining(fingerprints(original).slice(0, 1)),
    );
    const renamed = fingerprints(original.replaceAll('first', 'second'));
    expect(fingerprints(original).filter((each) => !renamed.includes(each))).toHaveLength(4);
  });

  it('is the same for equal places of one file', () => {
    const twice = original.replace('const first', 'const again = cards.map(card => card.sub_type);\n  const first');
    const different = original.replace('const first', 'const other = cards.map(it => it.sub_type);\n  const first');
    expect(new Set(fingerprints(twice)).size).toBe(16);
    expect(new Set(fingerprints(different)).size).toBe(16);
    const types = original.replace(
      'const first',
      'use(cards.map(card => card.sub_type));\n  use(cards.map(card => card.sub_type));\n  const first',
    );
    expect(fingerprints(types)).toHaveLength(17);
    expect(new Set(fingerprints(types)).size).toBe(16);
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  applyBaseline,
  type BaselineEntry,
  baselinePlace,
  baselineText,
  daysOfTime,
  readBaseline,
  staleEntries,
} from '../src/index.js';
import { makeFolder } from './folders.js';

const a = '0a'.repeat(16);
const b = '0b'.repeat(16);
const c = '0c'.repeat(16);

function entry(overrides: Partial<BaselineEntry> = {}): BaselineEntry {
  return { file: 'src/a.ts', id: 'event-id', name: 'Event.id', fingerprint: a, count: 1, ...overrides };
}

function baselineFile(text: string): string {
  const file = path.join(makeFolder({}), 'curfew.baseline.json');
  writeFileSync(file, text);
  return file;
}

describe('the text of a baseline', () => {
  it('is sorted, an entry a line, and the same whatever the order', () => {
    const entries = [
      entry({ file: 'src/b.ts' }),
      entry({ fingerprint: b, count: 2, owner: 'team', reason: 'waits', expires: '2025-06-01' }),
      entry({ id: 'card-enroll', fingerprint: c }),
    ];
    const text = [
      '{',
      '  "$schema": "https://curfew.example/schemas/curfew.baseline.schema.json",',
      '  "version": 1,',
      '  "findings": [',
      `    {"file":"src/a.ts","id":"card-enroll","name":"Event.id","fingerprint":"${c}"},`,
      `    {"file":"src/a.ts","id":"event-id","name":"Event.id","fingerprint":"${b}","count":2,"expires":"2025-06-01","owner":"team","reason":"waits"},`,
      `    {"file":"src/b.ts","id":"event-id","name":"Event.id","fingerprint":"${a}"}`,
      '  ]',
      '}',
      '',
    ].join('\n');
    expect(baselineText(entries)).toBe(text);
    expect(baselineText(entries.toReversed())).toBe(text);
    const file = baselineFile(text);
    expect(baselineText(readBaseline(file).entries)).toBe(readFileSync(file, 'utf8'));
  });

  it('is a baseline also when it is empty', () => {
    expect(readBaseline(baselineFile(baselineText([]))).entries).toEqual([]);
  });
});

describe('a baseline that cannot be used', () => {
  const one = `{"file":"a.ts","id":"x","name":"X","fingerprint":"${a}"}`;
  it.each([
    ['is not there', undefined, /baseline\.json cannot be read: .*ENOENT/],
    [
      'has marks of a merge conflict',
      `{\n<<<<<<< HEAD\n  "version": 1,\n=======\n  "version": 1,\n>>>>>>> topic\n`,
      /baseline\.json:2 holds the marks of a merge conflict \("<<<<<<< HEAD"\)\. Keep the entries of both sides/,
    ],
    ['is broken JSON', '{\n  "version": 1,\n}', /baseline\.json:3:1 is broken JSON: expected a key in double quotes/],
    ['is of another version', '{ "version": 2, "findings": [] }', /is no baseline:\n {2}\$\.version: /],
    [
      'lacks a property',
      `{ "version": 1, "findings": [{ "file": "a.ts" }] }`,
      /\$\.findings\[0\]: the property "id" is missing/,
    ],
    [
      'has an unknown property',
      `{ "version": 1, "findings": [${one.replace('"name"', '"nmae":"X","name"')}] }`,
      /\$\.findings\[0\]\.nmae: unknown property; known are: .*; did you mean name\?/,
    ],
    [
      'has a day that is none',
      `{ "version": 1, "findings": [${one.replace('}', ',"expires":"2025-02-30"}')}] }`,
      /\$\.findings\[0\]\.expires: '2025-02-30' is not a day of the calendar/,
    ],
    [
      'has an entry twice',
      `{ "version": 1, "findings": [${one}, ${one}] }`,
      /\$\.findings\[1\]\.fingerprint: stands in \$\.findings\[0\] too; keep one of them/,
    ],
  ])('%s', (_, text, message) => {
    const file = text === undefined ? path.join(makeFolder({}), 'baseline.json') : baselineFile(text);
    expect(() => readBaseline(file)).toThrow(message);
  });
});

describe('a finding', () => {
  const site = { fingerprint: a, daysLeft: 30, isGone: false };
  const statuses = (
    sites: (typeof site)[],
    entries: BaselineEntry[],
    time: { asOf: string; grace: number } = { asOf: '2025-01-01', grace: 0 },
  ): unknown => applyBaseline(sites, { entries }, time);

  it('is known up to the count of its place, and new beyond it', () => {
    const other = { ...site, fingerprint: b };
    expect(statuses([site, other, site, site], [entry({ count: 2 })])).toEqual(['known', 'new', 'known', 'new']);
  });

  it('is known until its sunset, less the grace', () => {
    const left = (daysLeft: number, grace = 0): unknown =>
      statuses([{ ...site, daysLeft }], [entry()], { asOf: '2025-01-01', grace });
    expect([left(1), left(0), left(31, 30), left(30, 30)]).toEqual([['known'], ['expired'], ['known'], ['expired']]);
  });

  it('is expired where it is gone before its date', () => {
    expect(statuses([{ ...site, isGone: true }], [entry()])).toEqual(['expired']);
  });

  it('is known through the day that its entry names', () => {
    const on = (asOf: string): unknown => statuses([site], [entry({ expires: '2025-01-31' })], { asOf, grace: 0 });
    expect([on('2025-01-31'), on('2025-02-01')]).toEqual([['known'], ['expired']]);
  });
});

it('is stale by what is found no more, in the files that were looked at', () => {
  const entries = [entry({ count: 3 }), entry({ fingerprint: b }), entry({ fingerprint: c, file: 'other.ts' })];
  expect(staleEntries([a, a], { entries }, ({ file }) => file === 'src/a.ts')).toEqual([
    entry({ count: 1 }),
    entry({ fingerprint: b }),
  ]);
});

it('is where configuration says, else beside it, else in the folder', () => {
  expect(baselinePlace({ gate: { baseline: '/x/b.json' }, source: '/p/curfew.config.json' }, '/p/q')).toBe('/x/b.json');
  expect(baselinePlace({ source: '/p/curfew.config.json' }, '/p/q')).toBe('/p/curfew.baseline.json');
  expect(baselinePlace({}, '/p/q')).toBe('/p/q/curfew.baseline.json');
});

it('reads days and weeks', () => {
  expect(['60d', '60', '8w', '0', '', '1.5d', '-1', '2m'].map(daysOfTime)).toEqual([
    60,
    60,
    56,
    0,
    ...Array<undefined>(4).fill(undefined),
  ]);
});

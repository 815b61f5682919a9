import type { Analysis } from '@curfew/analyzer';
import { bundledSchedule } from '@curfew/schedule';
import { describe, expect, it } from 'vitest';
import { migrate } from '../src/index.js';
import { analysisOf, TODAY } from './support/analysis.js';
import { migrateTexts } from './support/migrate-texts.js';
import { parse, tryParse } from './support/parse.js';

const ALL = bundledSchedule().deprecations.map(({ id }) => id);

const PROGRAM = `import { api } from './api';

export async function list(from: string, to: string) {
  const { data } = await api.get('/events', { params: { interval: \`\${from}/\${to}\` } });
  return data.map((event) => \`\${event.id}\`);
}

export const label = (card: Card) =>
  card.sub_type + (card.type === 'legacy' || card.type === 'hfcard_desfire_ev1' || card.type === 'hfcard_desfire_ev3');

export const enroll = (sub_type: string) => api.post('/cards/enroll', { sub_type, type: 'hfcard_desfire_ev1' });
`;

const MIGRATED = `import { api } from './api';

export async function list(from: string, to: string) {
  const { data: eventSet } = await api.post('/event_sets', {
    start_date: from.slice(0, 10),
    end_date: to.slice(0, 10),
    time_zone: 'UTC',
  });
  const { data: { events: data } } = await api.get(\`/event_sets/\${eventSet.id}\`);
  return data.map((event) => \`\${event.uuid}\`);
}

export const label = (card: Card) =>
  card.format_name + (
    card.type === 'third_party_hf' ||
    card.type === 'third_party_lf' ||
    card.type === 'third_party_lf_vendora_h10301' ||
    card.type === 'third_party_lf_vendora_h10302' ||
    card.type === 'third_party_lf_vendora_h10304' ||
    card.type === 'third_party_lf_em_410x_26' ||
    card.type === 'third_party_lf_em_410x_32_34' ||
    card.type === 'third_party_lf_vendorb_c15001' ||
    card.type === 'hfcard_desfire'
  );

export const enroll = (sub_type: string) => api.post('/cards', { format_name: sub_type, type: 'hfcard_desfire' });
`;

const IDS = [
  'event-sets',
  'report-interval',
  'event-id',
  'card-sub-type',
  'card-type-legacy',
  'card-type-desfire',
  'card-enroll',
];

const BOTH = "f([\n  'hfcard_desfire_ev1',\n  'hfcard_desfire_ev3',\n  'hfcard_desfire',\n], card.format_name);";

describe('migrate', () => {
  it('migrates several ids at once, also where their edits overlap', () => {
    const { result, texts } = migrateTexts({ 'a.ts': PROGRAM }, IDS, { apply: 'review' });
    expect(result.failed).toEqual([]);
    expect(texts['a.ts']).toBe(MIGRATED);
    expect(result.changed).toHaveLength(1);
    expect(result.changed[0]).toMatchObject({ file: 'a.ts', before: PROGRAM, after: MIGRATED });
    expect([...(result.changed[0]?.ids ?? [])].sort()).toEqual([...IDS].sort());
  });

  it.each([
    [IDS],
    [[...IDS].reverse()],
    [
      [
        'card-type-desfire',
        'event-sets',
        'card-type-legacy',
        'report-interval',
        'card-enroll',
        'event-id',
        'card-sub-type',
      ],
    ],
  ])('ends in the same text in the order %j', (order) => {
    let text = PROGRAM;
    for (const id of order)
      text = migrateTexts({ 'a.ts': text }, ALL, { apply: 'review', only: new Set([id]) }).texts['a.ts'] ?? '';
    expect(text).toBe(MIGRATED);
  });

  it('changes nothing in a second run', () => {
    const { result } = migrateTexts({ 'a.ts': MIGRATED }, IDS, { apply: 'review' });
    expect(result.changed).toEqual([]);
  });

  it('applies only what is proven unless reviews are asked for', () => {
    const { result, texts } = migrateTexts({ 'a.ts': 'use(event.id, card.sub_type);' }, ['event-id', 'card-sub-type']);
    expect(texts['a.ts']).toBe('use(event.id, card.format_name);');
    expect(result.changed[0]?.titles).toEqual(['Rename `sub_type` to `format_name`']);
    expect(result.remaining.map(({ finding, plans }) => [finding.match.id, plans[0]?.class])).toEqual([
      ['event-id', 'review'],
    ]);
  });

  it('keeps to the ids asked for', () => {
    const { texts, result } = migrateTexts(
      { 'a.ts': "f(card.sub_type, ['hfcard_desfire_ev1', 'hfcard_desfire_ev3']);" },
      ALL,
      {
        only: new Set(['card-type-desfire']),
      },
    );
    expect(texts['a.ts']).toBe("f(card.sub_type, ['hfcard_desfire']);");
    expect(result.remaining).toEqual([]);
  });

  it('leaves files without findings alone', () => {
    const { result } = migrateTexts({ 'a.ts': 'const a = 1\r\n' }, ALL);
    expect(result).toEqual({ changed: [], failed: [], cut: [], remaining: [], problems: [] });
  });

  it('sorts changed files by name', () => {
    const { result } = migrateTexts({ 'b.ts': 'card.sub_type', 'a.ts': 'card.subType' }, ['card-sub-type']);
    expect(result.changed.map(({ file, after }) => [file, after])).toEqual([
      ['a.ts', 'card.formatName'],
      ['b.ts', 'card.format_name'],
    ]);
  });

  it('leaves a file as it was when its new text does not parse, and goes on with the others', () => {
    const { result, texts } = migrateTexts({ 'a.ts': 'card.sub_type', 'b.ts': 'card.sub_type' }, ['card-sub-type'], {
      reparse: (file, text) => (file === 'a.ts' ? '1:1 unexpected token' : tryParse(file, text)),
    });
    expect(texts).toEqual({ 'a.ts': 'card.sub_type', 'b.ts': 'card.format_name' });
    expect(result.failed).toEqual([
      { file: 'a.ts', reason: 'the rewritten text does not parse: 1:1 unexpected token' },
    ]);
    expect(result.changed.map(({ file }) => file)).toEqual(['b.ts']);
    expect(result.remaining).toHaveLength(1);
  });

  it.each([
    ['a comment', 'card.sub_type; // a', 'card.format_name; // b', 'text outside of the edits changed'],
    [
      'a directive',
      "'use strict'; card.sub_type",
      "'use sloppy'; card.format_name",
      'text outside of the edits changed',
    ],
  ])('refuses a result in which %s changed', (_what, before, after, reason) => {
    const { result, texts } = migrateTexts({ 'a.ts': before }, ['card-sub-type'], {
      reparse: (file) => parse(file, after),
    });
    expect(texts['a.ts']).toBe(before);
    expect(result.failed).toEqual([{ file: 'a.ts', reason }]);
  });

  it('puts back all files that one plan changed, when one of them fails', () => {
    const schedule = bundledSchedule();
    const table = parse('paths.ts', "export const enroll = '/cards/enroll';");
    const calls = parse('calls.ts', 'card.sub_type;');
    const analysis = analysisOf({ schedule, ids: ['card-sub-type'] });
    const adopted: string[] = [];
    const result = migrate({
      schedule,
      modules: [calls, table],
      analyse: () => ({
        ...analysis,
        // A plan over two files: the path in one, the method in the other.
        matchesIn: (module) =>
          analysis.matchesIn(module).map((match) =>
            match.site.form === 'member'
              ? {
                  ...match,
                  id: 'card-enroll',
                  kind: 'endpoint' as const,
                  target: { kind: 'endpoint' as const, operation: 'enrollCard' },
                  site: {
                    form: 'path' as const,
                    node: match.site.node,
                    pieces: [
                      {
                        module: table,
                        node: table.ast.body[0] as never,
                        text: '/cards/enroll',
                        span: [23, 36] as const,
                      },
                      { module: calls, node: match.site.node, text: '?', span: [5, 13] as const },
                    ],
                  },
                }
              : match,
          ),
      }),
      reparse: (file, text) => (file === 'paths.ts' ? 'no' : tryParse(file, text)),
      adopt: ({ file, text }) => adopted.push(`${file}: ${text}`),
      asOf: TODAY,
      horizon: 90,
      apply: 'review',
    });
    expect(result.changed).toEqual([]);
    expect(result.failed.map(({ file }) => file)).toEqual(['paths.ts']);
  });

  it('reports rewrites that do not come to an end, and leaves the file as it was', () => {
    const schedule = bundledSchedule();
    const analysis = analysisOf({ schedule, ids: ['card-sub-type'] });
    const { result, texts } = migrateTexts({ 'a.ts': 'card.sub_type' }, ['card-sub-type'], {
      analyse: () => analysis,
      // A parser that never sees the new text asks for the same edit again and again.
      reparse: (file, text) => parse(file, text.replace('format_name', 'sub_type')),
    });
    expect(texts['a.ts']).toBe('card.sub_type');
    expect(result.failed).toHaveLength(1);
  });

  it('migrates a match inside of another one', () => {
    const { texts } = migrateTexts(
      { 'a.js': "x = fmt(card.sub_type, t === 'hfcard_desfire_ev1' || t === 'hfcard_desfire_ev3') === 'legacy';\n" },
      ['card-sub-type', 'card-type-legacy', 'card-type-desfire'],
    );
    expect(texts['a.js']).toBe(
      "x = [\n  'third_party_hf',\n  'third_party_lf',\n  'third_party_lf_vendora_h10301',\n  'third_party_lf_vendora_h10302',\n  'third_party_lf_vendora_h10304',\n  'third_party_lf_em_410x_26',\n  'third_party_lf_em_410x_32_34',\n  'third_party_lf_vendorb_c15001',\n].includes(fmt(card.format_name, t === 'hfcard_desfire'));\n",
    );
  });

  it.each([
    ['announced', '2023-06-01', BOTH],
    ['closing', '2024-05-01', BOTH],
    ['the sunset day', '2024-05-15', BOTH],
    ['the day after', '2024-05-16', "f(['hfcard_desfire'], card.format_name);"],
    ['today', '2026-11-27', "f(['hfcard_desfire'], card.format_name);"],
  ])('writes what the day asks for: %s', (_day, asOf, after) => {
    const options = { asOf };
    const { texts } = migrateTexts(
      { 'a.ts': "f(['hfcard_desfire_ev1', 'hfcard_desfire_ev3'], card.sub_type);" },
      ALL,
      options,
    );
    expect(texts['a.ts']).toBe(after);
    expect(migrateTexts({ 'a.ts': after }, ALL, options).result.changed).toEqual([]);
  });

  it('finishes after the sunset what was begun before it', () => {
    const { texts } = migrateTexts({ 'a.ts': "f(['hfcard_desfire_ev1', 'hfcard_desfire', 'x']);" }, ALL);
    expect(texts['a.ts']).toBe("f(['hfcard_desfire', 'x']);");
  });

  it('leaves alone what is merely possible, and says so', () => {
    const schedule = bundledSchedule();
    const { result, texts } = migrateTexts({ 'a.ts': 'card.sub_type' }, [], {
      apply: 'review',
      analyse: () => analysisOf({ schedule, ids: ['card-sub-type'], confidence: 'possible' }),
    });
    expect(texts['a.ts']).toBe('card.sub_type');
    expect(result.remaining.map(({ finding }) => finding.match.confidence)).toEqual(['possible']);
  });

  it('does not take a proof of one place for a proof of another', () => {
    const schedule = bundledSchedule();
    const analyse = (): Analysis => {
      const analysis = analysisOf({ schedule, ids: ['card-sub-type'] });
      return {
        ...analysis,
        matchesIn: (module) =>
          analysis
            .matchesIn(module)
            .map((match) => (match.span[0] < 12 ? match : { ...match, confidence: 'possible' })),
      };
    };
    const { texts } = migrateTexts({ 'a.js': 'card.sub_type; ticket.sub_type;' }, ['card-sub-type'], { analyse });
    expect(texts['a.js']).toBe('card.format_name; ticket.sub_type;');
  });

  it('does not forget a proof that its own edits take away', () => {
    const schedule = bundledSchedule();
    const ids = ['card-type-legacy', 'card-sub-type'];
    let passes = 0;
    const { texts } = migrateTexts({ 'a.js': "x = fmt(card.sub_type) === 'legacy' || card.type === 'legacy';" }, ids, {
      analyse: () => {
        passes += 1;
        return analysisOf({ schedule, ids, confidence: passes === 1 ? 'likely' : 'possible' });
      },
    });
    expect(texts['a.js']).not.toContain('legacy');
    expect(texts['a.js']).toContain('card.format_name');
  });
});

it('names the files whose analysis did not come to its end', () => {
  const schedule = bundledSchedule();
  const analyse = (): Analysis => ({
    ...analysisOf({ schedule, ids: ['card-sub-type'] }),
    isCut: (module) => module.file === 'b.ts',
  });
  const { result } = migrateTexts({ 'a.ts': 'a();', 'b.ts': 'b();' }, ['card-sub-type'], { analyse });
  expect(result.cut).toEqual(['b.ts']);
});

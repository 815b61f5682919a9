/** Which lines are too long is decided once for all ids: each order of them, one run after the other, ends in the same text. */
import { bundledSchedule } from '@curfew/schedule';
import { describe, expect, it } from 'vitest';
import { migrateTexts } from './support/migrate-texts.js';

const ALL = bundledSchedule().deprecations.map(({ id }) => id);
const CLOSING = '2024-05-01';
const TODAY = '2026-11-27';

function ordersOf(ids: readonly string[]): string[][] {
  return ids.length < 2
    ? [[...ids]]
    : ids.flatMap((id) => ordersOf(ids.filter((other) => other !== id)).map((rest) => [id, ...rest]));
}

function migratedIn(order: readonly string[], text: string, asOf: string): string {
  return order.reduce(
    (before, id) =>
      migrateTexts({ 'a.ts': before }, ALL, { apply: 'review', asOf, only: new Set([id]) }).texts['a.ts'] ?? '',
    text,
  );
}

const CASES: readonly [what: string, asOf: string, ids: string[], text: string][] = [
  [
    'a name that becomes longer beside a list that does',
    CLOSING,
    ['card-type-desfire', 'card-sub-type'],
    "use(['hfcard_desfire_ev1', 'hfcard_desfire_ev3'], card.sub_type, other);\n",
  ],
  [
    'a path that becomes shorter beside a list that becomes longer',
    '2024-05-10',
    ['card-enroll', 'card-type-desfire', 'card-sub-type'],
    "api.post('/cards/enroll', { sub_type, kinds: ['hfcard_desfire_ev1', 'hfcard_desfire_ev3'] });\n",
  ],
  [
    'two values of one chain and a name',
    TODAY,
    ['card-type-legacy', 'card-type-desfire', 'card-sub-type'],
    "export const a = card.sub_type + (card.type === 'legacy' || card.type === 'hfcard_desfire_ev1');\n",
  ],
  [
    'a parameter that becomes three in a call that becomes two',
    TODAY,
    ['event-sets', 'report-interval', 'event-id'],
    "async function f(r: string) {\n  const { data } = await api.get('/events', { params: { interval: r } });\n  return event.id;\n}\n",
  ],
  [
    'a parameter that becomes three beside a name',
    TODAY,
    ['report-interval', 'card-sub-type'],
    "api.get('/reports/visits', { params: { interval: `${from}/${to}`, kind: card.sub_type } });\n",
  ],
];

describe.each(CASES)('%s', (_what, asOf, ids, text) => {
  it('ends in the same text in every order, however wide the file is', { timeout: 60_000 }, () => {
    const layouts = new Set<boolean>();
    for (let width = 80; width <= 140; width += 5) {
      const wide = `// ${'-'.repeat(width - 3)}\n${text}`;
      const [first = [], ...others] = ordersOf(ids);
      const wanted = migratedIn(first, wide, asOf);
      layouts.add(wanted.trimEnd().split('\n').length > wide.trimEnd().split('\n').length + 1);
      for (const order of others) expect([width, order, migratedIn(order, wide, asOf)]).toEqual([width, order, wanted]);
      // What is migrated at once is laid out no differently.
      const { texts } = migrateTexts({ 'a.ts': wide }, ALL, { apply: 'review', asOf, only: new Set(ids) });
      expect([width, texts['a.ts']]).toEqual([width, wanted]);
    }
    // Some of the widths have room for it on one line, and some have not.
    if (asOf === CLOSING) expect([...layouts].sort()).toEqual([false, true]);
  });
});

/**
 * What the day makes of a match (sections 2.9 and 9 of the interface): before a sunset old and new values are accepted together, after it
 * only new ones. Each case is judged on five days: long announced, closing, the sunset day (the last with the old behaviour), the day
 * after, and a day long after every sunset.
 */
import { parseModule } from '@curfew/project';
import { addDays, bundledSchedule, type Day } from '@curfew/schedule';
import { describe, expect, test } from 'vitest';
import { createAnalysis, judge, type Finding, type Match } from '../src/index.js';

const schedule = bundledSchedule();
const HORIZON = 90;
const TODAY = '2026-11-27';
const CARD_TYPES = '2024-05-15';
const PRESENCES = '2024-01-15';
const EVENT_KINDS = '2023-12-31';
const FETCH_CARD = `const card = await (await fetch('https://api.access.example/cards/7')).json();`;
const FETCH_SET = `const { events: [event] } = await (await fetch('https://api.access.example/event_sets/7')).json();`;
const FETCH_PRESENCE = `const [presence] = await (await fetch('https://api.access.example/presences')).json();`;
const NEW_TYPES = [
  'third_party_hf',
  'third_party_lf',
  'third_party_lf_vendora_h10301',
  'third_party_lf_vendora_h10302',
  'third_party_lf_vendora_h10304',
  'third_party_lf_em_410x_26',
  'third_party_lf_em_410x_32_34',
  'third_party_lf_vendorb_c15001',
];
const quoted = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

function matchesOf(code: string): Match[] {
  const module = parseModule('/project/case.ts', code);
  if ('reason' in module) throw new Error(module.reason);
  return createAnalysis({ schedule }).matchesIn(module);
}

function judgedOn(match: Match, asOf: Day): Finding | undefined {
  return judge(match, { schedule, asOf, horizon: HORIZON });
}

/** Announced, closing, the sunset day, the day after, today. */
function fiveDays(sunset: Day): Day[] {
  return [addDays(sunset, -HORIZON - 1), addDays(sunset, -HORIZON + 1), sunset, addDays(sunset, 1), TODAY];
}

/** The phase of each finding on the five days, `-` where there is none; one row for each match of the id. */
function phasesOf(code: string, id: string, sunset: Day): string[] {
  return matchesOf(code)
    .filter((match) => match.id === id)
    .map((match) =>
      fiveDays(sunset)
        .map((day) => judgedOn(match, day)?.phase ?? '-')
        .join(' '),
    );
}

const ALWAYS = 'announced closing closing sunset sunset';
const AFTERWARDS = '- - - sunset sunset';

describe('a list with the old value alone is a finding on every day', () => {
  test.each([
    ['array', `${FETCH_CARD} ['hfcard_desfire_ev1'].includes(card.type);`],
    ['set', `${FETCH_CARD} const OLD = new Set(['hfcard_desfire_ev1']); OLD.has(card.type);`],
    ['switch', `${FETCH_CARD} switch (card.type) { case 'hfcard_desfire_ev1': break; default: }`],
    ['table', `${FETCH_CARD} const T = { hfcard_desfire_ev1: 'x' }; T[card.type];`],
    ['chain', `${FETCH_CARD} if (card.type === 'hfcard_desfire_ev1' || card.type === 'legacy') card.id;`],
  ])('%s', (_, code) => {
    expect(phasesOf(code, 'card-type-desfire', CARD_TYPES)).toEqual([ALWAYS]);
  });

  test('two old values of it are two findings', () => {
    const code = `${FETCH_CARD} ['hfcard_desfire_ev1', 'hfcard_desfire_ev3'].includes(card.type);`;
    expect(phasesOf(code, 'card-type-desfire', CARD_TYPES)).toEqual([ALWAYS, ALWAYS]);
  });
});

describe('a list with old and new value together is a finding only after the sunset', () => {
  test.each([
    ['array', `${FETCH_CARD} ['hfcard_desfire_ev1', 'hfcard_desfire'].includes(card.type);`],
    [
      'array of constants',
      `${FETCH_CARD} const NEW = 'hfcard_desfire'; ['hfcard_desfire_ev1', NEW].includes(card.type);`,
    ],
    ['map', `${FETCH_CARD} new Map([['hfcard_desfire_ev1', 1], ['hfcard_desfire', 1]]).get(card.type);`],
    ['switch', `${FETCH_CARD} switch (card.type) { case 'hfcard_desfire_ev1': case 'hfcard_desfire': break; }`],
    ['table', `${FETCH_CARD} const T = { hfcard_desfire_ev1: 'x', hfcard_desfire: 'x' }; T[card.type];`],
    ['enum', `${FETCH_CARD} enum T { A = 'hfcard_desfire_ev1', B = 'hfcard_desfire' } card.type === T.A;`],
    [
      'constant table',
      `${FETCH_CARD} const T = { A: 'hfcard_desfire_ev1', B: 'hfcard_desfire' } as const; card.type === T.A;`,
    ],
    ['union', `${FETCH_CARD} const type: 'hfcard_desfire_ev1' | 'hfcard_desfire' = card.type;`],
    ['chain', `${FETCH_CARD} card.type === 'hfcard_desfire_ev1' || card.type === 'hfcard_desfire';`],
    [
      'negated chain',
      `${FETCH_CARD} if (card.type !== 'hfcard_desfire_ev1' && card.type !== 'hfcard_desfire') card.id;`,
    ],
    [
      'else-if',
      `${FETCH_CARD} if (card.type === 'hfcard_desfire_ev1') card.id; else if (card.type === 'hfcard_desfire') card.id;`,
    ],
    [
      'nested conditional',
      `${FETCH_CARD} card.type === 'hfcard_desfire_ev1' ? 1 : card.type === 'hfcard_desfire' ? 1 : 2;`,
    ],
    [
      'one if after the other',
      `${FETCH_CARD} function f() {
        if (card.type === 'hfcard_desfire_ev1') return 1;
        if (card.type === 'hfcard_desfire') return 1;
      }`,
    ],
    [
      'comparison beside a list',
      `${FETCH_CARD} card.type === 'hfcard_desfire_ev1' || ['hfcard_desfire'].includes(card.type);`,
    ],
    [
      'comparison beside a prefix',
      `${FETCH_CARD} card.type === 'hfcard_desfire_ev1' || card.type.startsWith('hfcard_');`,
    ],
    [
      'constant in a chain',
      `${FETCH_CARD} const OLD = 'hfcard_desfire_ev1'; card.type === OLD || card.type === 'hfcard_desfire';`,
    ],
  ])('%s', (_, code) => {
    expect(phasesOf(code, 'card-type-desfire', CARD_TYPES)).toEqual([AFTERWARDS]);
  });
});

describe('a value that splits is accepted together only with all of its successors', () => {
  test('all eight', () => {
    const code = `${FETCH_CARD} ['legacy', ${quoted(NEW_TYPES)}].includes(card.type);`;
    expect(phasesOf(code, 'card-type-legacy', CARD_TYPES)).toEqual([AFTERWARDS]);
  });

  test('seven of eight', () => {
    const code = `${FETCH_CARD} ['legacy', ${quoted(NEW_TYPES.slice(1))}].includes(card.type);`;
    expect(phasesOf(code, 'card-type-legacy', CARD_TYPES)).toEqual([ALWAYS]);
  });

  test('a prefix that covers all eight', () => {
    const code = `${FETCH_CARD} if (card.type === 'legacy' || card.type.startsWith('third_party_')) card.id;`;
    expect(phasesOf(code, 'card-type-legacy', CARD_TYPES)).toEqual([AFTERWARDS]);
  });

  test('a prefix that covers some', () => {
    const code = `${FETCH_CARD} if (card.type === 'legacy' || card.type.startsWith('third_party_lf')) card.id;`;
    expect(phasesOf(code, 'card-type-legacy', CARD_TYPES)).toEqual([ALWAYS]);
  });
});

describe('a lone use of the old value is a finding on every day', () => {
  test.each([
    ['comparison', `${FETCH_CARD} card.type === 'hfcard_desfire_ev1';`],
    ['comparison with a constant', `${FETCH_CARD} const OLD = 'hfcard_desfire_ev1'; card.type === OLD;`],
    ['default', `${FETCH_CARD} const { type = 'hfcard_desfire_ev1' } = card;`],
    ['assignment', `${FETCH_CARD} card.type = 'hfcard_desfire_ev1';`],
    [
      'body',
      `fetch('https://api.access.example/cards', { method: 'POST', body: JSON.stringify({ type: 'hfcard_desfire_ev1' }) });`,
    ],
    ['query', `fetch('https://api.access.example/cards?type=hfcard_desfire_ev1');`],
  ])('%s', (_, code) => {
    expect(phasesOf(code, 'card-type-desfire', CARD_TYPES)).toEqual([ALWAYS]);
  });

  test('of two constants, the one whose use knows the new value waits', () => {
    const code = `${FETCH_CARD}
      const A = 'hfcard_desfire_ev1';
      const B = 'hfcard_desfire_ev3';
      card.type === A || card.type === 'hfcard_desfire';
      card.type === B;`;
    expect(phasesOf(code, 'card-type-desfire', CARD_TYPES)).toEqual([AFTERWARDS, ALWAYS]);
  });

  test('a constant waits only where each of its uses knows the new value', () => {
    const code = `${FETCH_CARD}
      const A = 'hfcard_desfire_ev1';
      [A, 'hfcard_desfire'].includes(card.type);
      card.type === A;`;
    expect(phasesOf(code, 'card-type-desfire', CARD_TYPES)).toEqual([ALWAYS]);
  });
});

describe('event kinds', () => {
  test('an old kind beside its new one waits for the sunset; stored events keep it a finding afterwards', () => {
    const code = `${FETCH_SET} ['member.assign_card', 'card.assign'].includes(event.kind);`;
    expect(phasesOf(code, 'member-card-assignment', EVENT_KINDS)).toEqual([AFTERWARDS]);
  });

  test('an old kind beside another new one than its own does not wait', () => {
    const code = `${FETCH_SET} switch (event.kind) { case 'member.assign_card': break; case 'card.deassign': break; }`;
    expect(phasesOf(code, 'member-card-assignment', EVENT_KINDS)).toEqual([ALWAYS]);
  });
});

describe('a value that begins to occur is missing only once the phase has ended', () => {
  test.each([
    ['array', `${FETCH_PRESENCE} ['User'].includes(presence.actor_type);`],
    ['switch', `${FETCH_PRESENCE} switch (presence.actor_type) { case 'User': break; default: }`],
    ['table', `${FETCH_PRESENCE} const T = { User: 1 }; T[presence.actor_type];`],
    ['union', `${FETCH_PRESENCE} const type: 'User' = presence.actor_type;`],
  ])('%s', (_, code) => {
    expect(phasesOf(code, 'presence-actor', PRESENCES)).toEqual([AFTERWARDS]);
  });

  test.each([
    ['array', `${FETCH_PRESENCE} ['User', 'GroupLink'].includes(presence.actor_type);`],
    ['switch', `${FETCH_PRESENCE} switch (presence.actor_type) { case 'User': break; case 'GroupLink': break; }`],
    ['lone comparison', `${FETCH_PRESENCE} presence.actor_type === 'User';`],
  ])('%s that knows it, or is no list, never is', (_, code) => {
    expect(matchesOf(code)).toEqual([]);
  });
});

describe('messages', () => {
  test('name the date, never the days left', () => {
    const [match] = matchesOf(`${FETCH_CARD} card.type === 'legacy';`);
    const messages = fiveDays(CARD_TYPES).map((day) => match && judgedOn(match, day)?.message);
    expect(messages).toEqual([
      "CardType 'legacy' is deprecated and gone after 2024-05-15.",
      "CardType 'legacy' is deprecated and gone after 2024-05-15.",
      "CardType 'legacy' is deprecated and gone after 2024-05-15.",
      "CardType 'legacy' is gone after 2024-05-15.",
      "CardType 'legacy' is gone after 2024-05-15.",
    ]);
  });

  test('say what a list lacks', () => {
    const [match] = matchesOf(`${FETCH_PRESENCE} ['User'].includes(presence.actor_type);`);
    expect(match && judgedOn(match, TODAY)?.message).toBe(
      "This list does not know 'GroupLink', which occurs after 2024-01-15.",
    );
  });
});

test('a deprecation that the installed client lacks is gone whatever the day', () => {
  const sooner = {
    ...schedule,
    deprecations: schedule.deprecations.map((deprecation) =>
      deprecation.id === 'card-enroll' ? { ...deprecation, goneInClient: '@acme/access 5.1.0' } : deprecation,
    ),
  };
  const [match] = matchesOf("fetch('https://api.access.example/cards/enroll', { method: 'POST' });");
  if (!match) throw new Error('no match');
  const finding = judge(match, { schedule: sooner, asOf: '2020-01-01', horizon: 90 });
  expect(finding?.phase).toBe('sunset');
  expect(finding?.message).toBe('POST /cards/enroll is gone in @acme/access 5.1.0.');
});

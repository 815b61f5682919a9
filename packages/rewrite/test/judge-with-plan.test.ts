import { createAnalysis } from '@curfew/analyzer';
import { bundledSchedule } from '@curfew/schedule';
import { describe, expect, it } from 'vitest';
import { judgeWithPlan } from '../src/index.js';
import { analysisOf, facts } from './support/analysis.js';
import { parse } from './support/parse.js';

function judged(text: string, ids: readonly string[], asOf: string): ReturnType<typeof judgeWithPlan> {
  const schedule = bundledSchedule();
  const siblings = analysisOf({ schedule, ids }).matchesIn(parse('a.ts', text));
  const [match] = siblings;
  if (!match) throw new Error(`no match in ${text}`);
  return judgeWithPlan(match, { schedule, facts, horizon: 90, siblings }, asOf);
}

describe('judgeWithPlan', () => {
  it.each([
    ['2024-01-01', 'announced'],
    ['2024-12-01', 'closing'],
    ['2024-12-31', 'closing'],
    ['2025-01-01', 'sunset'],
    ['2026-11-27', 'sunset'],
  ])('gives the finding of %s its plans and the class of the best one', (asOf, phase) => {
    expect(judged('card.sub_type;', ['card-sub-type'], asOf)).toMatchObject({
      finding: { phase, sunset: '2024-12-31' },
      plans: [{ title: 'Rename `sub_type` to `format_name`' }],
      class: 'automatic',
    });
  });

  it('has nothing to say where the day asks for nothing', () => {
    expect(judged("f(['hfcard_desfire_ev1', 'hfcard_desfire']);", ['card-type-desfire'], '2024-05-15')).toBeUndefined();
  });

  it('always has a plan; a manual one says what is missing', () => {
    const result = judged('card.activated_at;', ['card-assignment'], '2026-11-27');
    expect(result?.class).toBe('manual');
    expect(result?.plans[0]?.edits).toEqual([]);
    expect(result?.plans[0]?.notes[0]).toContain('CardAssignment');
  });
});

describe('what the schedule only infers', () => {
  const BASE = 'https://api.access.example';
  const classOf = (text: string, id: string): [string | undefined, readonly string[] | undefined, string[]] => {
    const schedule = bundledSchedule();
    const matches = createAnalysis({ schedule }).matchesIn(parse('a.ts', text));
    const match = matches.find((found) => found.id === id);
    if (!match) throw new Error(`no ${id} in ${text}`);
    const result = judgeWithPlan(match, { schedule, facts, horizon: 90, siblings: matches }, '2026-11-27');
    return [result?.class, match.assumed, result?.plans[0]?.notes ?? []];
  };
  const note = (surface: string) =>
    `It rests on ${surface}, which is inferred; the source of the schedule does not show it.`;

  it('is never rewritten without a person: the path of presences', () => {
    const [found, assumed, notes] = classOf(
      `(await (await fetch('${BASE}/presences')).json())[0].user_name;`,
      'presence-actor',
    );
    expect(found).toBe('review');
    expect(assumed).toEqual(['GET /presences']);
    expect(notes).toContain(note('GET /presences'));
  });

  it('is never rewritten without a person: the events of an event set', () => {
    const [found, assumed] = classOf(`(await (await fetch('${BASE}/event_sets/7')).json()).events[0].id;`, 'event-id');
    expect(found).toBe('review');
    expect(assumed).toEqual(['EventSet.events']);
  });

  it('is said of a common value in a parameter that is not shown', () => {
    const [, assumed, notes] = classOf(`fetch('${BASE}/cards?type=legacy');`, 'card-type-legacy');
    expect(assumed).toEqual(['GET /cards ?type']);
    expect(notes).toContain(note('GET /cards ?type'));
  });

  it('is not what a distinctive value rests on', () => {
    const [, assumed] = classOf(`fetch('${BASE}/cards?type=hfcard_desfire_ev1');`, 'card-type-desfire');
    expect(assumed).toBeUndefined();
  });

  it('is no longer inferred once configuration supplies it', () => {
    const schedule = structuredClone(bundledSchedule());
    // As `applyConfigToSchedule` does for an operation that configuration names.
    for (const operation of schedule.operations) delete operation.assumed;
    const [match] = createAnalysis({ schedule }).matchesIn(
      parse('a.ts', `(await (await fetch('${BASE}/presences')).json())[0].user_name;`),
    );
    expect(match?.id).toBe('presence-actor');
    expect(match?.assumed).toBeUndefined();
  });
});

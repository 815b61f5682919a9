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

import { describe, expect, it } from 'vitest';
import type { ReportedFinding } from '../src/describe-finding.js';
import { type Choice, pickFindings } from '../src/pick-findings.js';
import { reportedFinding } from './support/reported-finding.js';

type PlanClass = ReportedFinding['class'];

/** A finding with a plan of a class, at an offset that names it. */
function at(offset: number, file: string, id: string, planClass: PlanClass = 'automatic'): ReportedFinding {
  const edits = planClass === 'manual' ? [] : [{ file: `/project/${file}`, start: offset, end: offset + 1, text: 'x' }];
  return reportedFinding({ offset, file, id, plans: [{ title: 'Rewrite', class: planClass, edits, notes: [] }] });
}

const FINDINGS = [
  at(1, 'a.ts', 'event-id'),
  at(2, 'a.ts', 'card-enroll'),
  at(3, 'b.ts', 'event-id'),
  at(4, 'b.ts', 'card-enroll', 'review'),
  at(5, 'b.ts', 'card-assignment', 'manual'),
  at(6, 'c.ts', 'event-id', 'review'),
];

/** Answers in order; returns the places asked about and those accepted. */
async function pick(
  answers: readonly Choice[],
  review = false,
  findings: readonly ReportedFinding[] = FINDINGS,
): Promise<{ asked: number[]; accepted: number[]; totals: number[] }> {
  const asked: number[] = [];
  const totals: number[] = [];
  const accepted = await pickFindings(findings, review, ({ finding, total }) => {
    const answer = answers[asked.length];
    asked.push(finding.offset);
    totals.push(total);
    if (answer === undefined) throw new Error('asked once too often');
    return Promise.resolve(answer);
  });
  return { asked, accepted: accepted.map(({ offset }) => offset), totals };
}

describe('picking', () => {
  it('asks about each rewrite, never about what is to be done by hand', async () => {
    expect(await pick(['yes', 'no', 'yes', 'no', 'yes'])).toEqual({
      asked: [1, 2, 3, 4, 6],
      accepted: [1, 3, 6],
      totals: [5, 5, 5, 5, 5],
    });
  });

  it('takes all of a file', async () => {
    expect(await pick(['file', 'no', 'no', 'no'])).toMatchObject({ asked: [1, 3, 4, 6], accepted: [1, 2] });
  });

  it('takes all of an id, but asks about what a person must check', async () => {
    expect(await pick(['id', 'no', 'no', 'no'])).toMatchObject({ asked: [1, 2, 4, 6], accepted: [1, 3] });
    expect(await pick(['id', 'no', 'no'], true)).toMatchObject({ asked: [1, 2, 4], accepted: [1, 3, 6] });
  });

  it('skips a file', async () => {
    expect(await pick(['skip-file', 'yes', 'skip-file', 'no'])).toMatchObject({ asked: [1, 3, 4, 6], accepted: [3] });
  });

  it('keeps what was picked when it ends', async () => {
    expect(await pick(['yes', 'quit'])).toMatchObject({ asked: [1, 2], accepted: [1] });
  });

  it('asks nothing about what is merely possible', async () => {
    const possible = { ...at(1, 'a.ts', 'event-id'), confidence: 'possible' as const };
    expect(await pick([], false, [possible])).toMatchObject({ asked: [], accepted: [] });
  });
});

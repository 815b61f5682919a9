import { expect, it } from 'vitest';
import { json } from '../../src/report-formats/json.js';
import { faultsBy } from '../support/json-schema.js';
import { contextOf, HOSTILE, hostileFinding, reportOf } from '../support/report-context.js';
import { reportedFinding } from '../support/reported-finding.js';

it('is what the published schema says, clean or not', () => {
  const reports = [reportOf(), reportOf([reportedFinding(), hostileFinding()], [{ file: HOSTILE, reason: HOSTILE }])];
  for (const report of reports) expect(faultsBy('check', JSON.parse(json(report, contextOf(report))))).toEqual([]);
});

it('would be refused by the schema with a wrong day, a column before the first or a missing fingerprint', () => {
  const report = reportOf([reportedFinding()]);
  const value = JSON.parse(json(report, contextOf(report))) as { findings: Record<string, unknown>[] };
  for (const wrong of [{ sunset: '2024-02-30' }, { column: 0 }, { fingerprint: 'none' }]) {
    expect(faultsBy('check', { ...value, findings: [{ ...value.findings[0], ...wrong }] })).toHaveLength(1);
  }
});

import { describe, expect, it } from 'vitest';
import type { ReportedFinding } from '../src/describe-finding.js';
import { DEFAULT_GATE, type GateReason } from '../src/gate.js';
import { verdictOf } from '../src/verdict.js';
import { reportOf } from './support/report-context.js';
import { reportedFinding } from './support/reported-finding.js';

const unread = [{ file: 'src/b.ts', reason: 'no' }];

function passing(): ReportedFinding {
  const { failsBecause, ...finding } = reportedFinding({ failsGate: false });
  expect(failsBecause).toBe('gone');
  return finding;
}

function failing(failsBecause: GateReason): ReportedFinding {
  return reportedFinding({ failsBecause });
}

describe('the last line of a check says why the exit code is what it is', () => {
  it.each([
    [reportOf(), 0, 'Exit code 0: nothing found.'],
    [reportOf([passing(), passing()]), 0, 'Exit code 0: 2 findings, none of which fails the gate.'],
    [reportOf([passing(), failing('gone')], unread), 1, 'Exit code 1: 1 finding fails the gate (1 gone).'],
    [reportOf([passing()], unread), 3, 'Exit code 3: nothing failed, but 1 file could not be analysed.'],
  ])('%#', (report, exitCode, text) => {
    expect(verdictOf(report, DEFAULT_GATE)).toEqual({ exitCode, text });
  });

  it('with each reason, worst first', () => {
    const reasons = ['new', 'severity', 'closing', 'expired', 'gone', 'gone'] as const;
    expect(verdictOf(reportOf(reasons.map(failing)), { ...DEFAULT_GATE, within: 60 }).text).toBe(
      'Exit code 1: 6 findings fail the gate (2 gone, 1 whose time in the baseline is over, 1 closing within 60 days, 1 of severity error, 1 not in the baseline).',
    );
  });

  it('with what passes by --max and the baseline, and what changed', () => {
    const finding = reportedFinding({ failsGate: false });
    const stale = [{ file: 'a.ts', id: 'event-id', name: 'Event.id', fingerprint: '0'.repeat(32), count: 1 }];
    const baseline = { file: 'curfew.baseline.json', known: [passing(), passing()], stale };
    const report = { ...reportOf([finding]), baseline, changedSince: 'origin/main' };
    expect(verdictOf(report, { ...DEFAULT_GATE, max: new Map([['card-sub-type', 2]]) })).toEqual({
      exitCode: 0,
      text: 'Exit code 0: 1 finding in what changed since origin/main, none of which fails the gate. 1 of card-sub-type pass by --max card-sub-type=2. 2 known findings pass by curfew.baseline.json. 1 stale entry: npx curfew baseline --prune.',
    });
  });

  it('with what is more than --max allows', () => {
    const gate = { ...DEFAULT_GATE, max: new Map([['card-sub-type', 1]]) };
    expect(verdictOf(reportOf([failing('gone'), failing('gone')]), gate).text).toBe(
      'Exit code 1: 2 findings fail the gate (2 gone). 2 of card-sub-type are more than --max card-sub-type=1.',
    );
  });
});

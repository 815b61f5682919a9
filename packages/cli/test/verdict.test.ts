import { expect, it } from 'vitest';
import { verdictOf } from '../src/verdict.js';
import { reportOf } from './support/report-context.js';
import { reportedFinding } from './support/reported-finding.js';

const unread = [{ file: 'src/b.ts', reason: 'no' }];
const passing = reportedFinding({ failsGate: false });

it.each([
  [reportOf(), 0, 'Exit code 0: nothing found.'],
  [reportOf([passing, passing]), 0, 'Exit code 0: 2 findings, none of which fails the gate.'],
  [reportOf([passing, reportedFinding()], unread), 1, 'Exit code 1: 1 finding fails the gate.'],
  [reportOf([passing], unread), 3, 'Exit code 3: nothing failed, but 1 file could not be analysed.'],
])('says why the exit code is what it is', (report, exitCode, text) => {
  expect(verdictOf(report)).toEqual({ exitCode, text });
});

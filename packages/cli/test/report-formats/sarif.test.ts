import schema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import Ajv04 from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { bundledSchedule } from '@curfew/schedule';
import { beforeAll, expect, it } from 'vitest';
import type { ValidateFunction } from 'ajv';
import type { Log, Result, Run } from 'sarif';
import type { ProjectReport } from '../../src/project-report.js';
import type { ReportContext } from '../../src/report-formats/report-context.js';
import { sarif } from '../../src/report-formats/sarif.js';
import { contextOf, HOSTILE, hostileFinding, oddlyPlacedFinding, reportOf } from '../support/report-context.js';
import { reportedFinding } from '../support/reported-finding.js';

let validate: ValidateFunction;

beforeAll(() => {
  const ajv = new Ajv04.default({ strict: false, allErrors: true, unicodeRegExp: false });
  addFormats.default(ajv);
  validate = ajv.compile(schema);
});

/** The only run of the report, which the schema of SARIF 2.1.0 takes. */
function runOf(report: ProjectReport, overrides: Partial<ReportContext> = {}): Run & { results: Result[] } {
  const log = JSON.parse(sarif(report, contextOf(report, overrides))) as Log;
  expect(validate(log) ? [] : validate.errors).toEqual([]);
  expect(log.version).toBe('2.1.0');
  const [run, ...others] = log.runs;
  expect(others).toEqual([]);
  if (!run?.results) throw new Error('no run with results');
  return { ...run, results: run.results };
}

it('has every deprecation as a rule, also where nothing was found', () => {
  const { tool, results, invocations } = runOf(reportOf());
  expect(results).toEqual([]);
  expect(tool.driver.rules?.map(({ id }) => id)).toEqual(bundledSchedule().deprecations.map(({ id }) => id));
  expect(tool.driver.rules?.find(({ id }) => id === 'card-sub-type')).toMatchObject({
    name: 'CardSubType',
    shortDescription: { text: 'sub_type of cards' },
    fullDescription: { text: 'sub_type of cards: gone since the end of 2024-12-31' },
    defaultConfiguration: { level: 'error' },
  });
  expect(invocations).toEqual([
    {
      executionSuccessful: true,
      exitCode: 0,
      exitCodeDescription: 'Exit code 0: nothing found.',
      toolExecutionNotifications: [],
    },
  ]);
});

it('has place, message, level and fingerprints of a finding, with a path from the root of the repository', () => {
  const { results, tool } = runOf(reportOf([reportedFinding()]));
  expect(results).toMatchObject([
    {
      ruleId: 'card-sub-type',
      level: 'error',
      message: { text: 'Card.sub_type is gone since the end of 2024-12-31. Use Card.format_name.' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'packages/app/src/a.ts', uriBaseId: '%SRCROOT%' },
            region: { startLine: 2, startColumn: 11, endLine: 2, endColumn: 19 },
          },
        },
      ],
      partialFingerprints: { 'curfew/v1': '0123456789abcdef0123456789abcdef' },
    },
  ]);
  const [result] = results;
  expect(tool.driver.rules?.[result?.ruleIndex ?? -1]?.id).toBe('card-sub-type');
  expect(result?.partialFingerprints?.['primaryLocationLineHash']).toMatch(/^[0-9a-f]{1,16}:1$/);
});

it('says the phase as level', () => {
  const findings = (['sunset', 'closing', 'announced'] as const).map((phase) => reportedFinding({ phase }));
  expect(runOf(reportOf(findings)).results.map(({ level }) => level)).toEqual(['error', 'warning', 'note']);
});

it('counts columns in UTF-16 units, a tab as one, and lines as version control does', () => {
  const run = runOf(reportOf([oddlyPlacedFinding()]));
  expect(run.columnKind).toBe('utf16CodeUnits');
  // Tab, quote, two units of the door, é, U+2028, quote, semicolon, blank, `show(card.`: 19 units before the name.
  expect(run.results[0]?.locations?.[0]?.physicalLocation?.region).toEqual({
    startLine: 2,
    startColumn: 20,
    endLine: 2,
    endColumn: 28,
  });
});

it('hashes the file with its byte order mark', () => {
  const finding = reportedFinding({ text: 'card.sub_type', span: [5, 13] });
  const hash = (hasBom: boolean): unknown =>
    runOf(reportOf([finding]), { hasBom: () => hasBom }).results[0]?.partialFingerprints?.['primaryLocationLineHash'];
  expect(hash(true)).not.toBe(hash(false));
});

it('encodes paths as URIs that lead back to the file, and shows hostile text without its effect', () => {
  const finding = hostileFinding();
  const [result] = runOf(reportOf([finding], [{ file: HOSTILE, reason: HOSTILE }])).results;
  const uri = result?.locations?.[0]?.physicalLocation?.artifactLocation?.uri ?? '';
  expect(uri).not.toMatch(/[[\]<>|`\s]/);
  expect(decodeURIComponent(uri)).toBe(`packages/app/${finding.file}`);
  expect(result?.message.text).not.toMatch(/[\u0000\u001b\u202e\ufffe]/);
});

it('writes no braces, which are placeholders in messages', () => {
  const replacement = 'Use POST /cards/{id}/assign and {x y}.';
  const [result] = runOf(reportOf([reportedFinding({ replacement })])).results;
  expect(result?.message.text).toContain('Use POST /cards/:id/assign and {{x y}}.');
});

it('names files that could not be analysed', () => {
  const { invocations } = runOf(reportOf([], [{ file: 'src/b.ts', reason: 'line 1: unexpected token' }]));
  expect(invocations).toMatchObject([
    {
      executionSuccessful: false,
      exitCode: 3,
      toolExecutionNotifications: [
        { level: 'error', message: { text: 'src/b.ts could not be analysed: line 1: unexpected token' } },
      ],
    },
  ]);
});

it('keeps fewer than 5,000 results, the worst, and says how many it left out', () => {
  const closing = Array.from({ length: 3000 }, () => reportedFinding({ phase: 'closing', failsGate: false }));
  const gone = Array.from({ length: 2500 }, () => reportedFinding());
  const { results, invocations } = runOf(reportOf([...closing, ...gone]));
  expect(results).toHaveLength(4999);
  expect(results.filter(({ level }) => level === 'error')).toHaveLength(2500);
  expect(invocations?.[0]?.toolExecutionNotifications?.map(({ message }) => message.text)).toEqual([
    '501 of 5500 findings are left out: code scanning shows no more than 4999 of a run. These are the worst.',
  ]);
});

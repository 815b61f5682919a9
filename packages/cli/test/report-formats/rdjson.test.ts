import { readFileSync } from 'node:fs';
import Ajv04 from 'ajv-draft-04';
import { expect, it } from 'vitest';
import type { ProjectReport } from '../../src/project-report.js';
import { rdjson } from '../../src/report-formats/rdjson.js';
import type { ReportContext } from '../../src/report-formats/report-context.js';
import { contextOf, hostileFinding, oddlyPlacedFinding, reportOf } from '../support/report-context.js';
import { reportedFinding } from '../support/reported-finding.js';

const schema = JSON.parse(
  readFileSync(new URL('../schemas/reviewdog.DiagnosticResult.json', import.meta.url), 'utf8'),
) as object;
const validate = new Ajv04.default({ strict: false, allErrors: true }).compile(schema);

interface Place {
  line: number;
  column: number;
}
interface Diagnostic {
  message: string;
  severity: string;
  location: { path: string; range: { start: Place; end: Place } };
  suggestions?: { range: { start: Place; end: Place }; text: string }[];
}

function diagnosticsOf(report: ProjectReport, overrides: Partial<ReportContext> = {}): Diagnostic[] {
  const result = JSON.parse(rdjson(report, contextOf(report, overrides))) as { diagnostics: Diagnostic[] };
  expect(validate(result) ? [] : validate.errors).toEqual([]);
  return result.diagnostics;
}

const range = (line: number, start: number, end: number): object => ({
  start: { line, column: start },
  end: { line, column: end },
});

it('has place, severity, code and the rewrite as a suggestion', () => {
  const file = '/project/packages/app/src/a.ts';
  const edits = [{ file, start: 23, end: 31, text: 'format_name' }];
  const plans = [{ title: 'Rename', class: 'automatic' as const, edits, notes: [] }];
  expect(diagnosticsOf(reportOf([reportedFinding({ plans })]))).toEqual([
    {
      message: 'Card.sub_type is gone since the end of 2024-12-31. Use Card.format_name. (certain)',
      location: { path: 'src/a.ts', range: range(2, 11, 19) },
      severity: 'ERROR',
      code: { value: 'card-sub-type' },
      suggestions: [{ range: range(2, 11, 19), text: 'format_name' }],
    },
  ]);
});

it('makes one suggestion of several edits, keeps the text between them, and covers their lines', () => {
  const file = '/project/packages/app/src/a.ts';
  const edits = [
    { file, start: 23, end: 31, text: 'format_name' },
    { file, start: 10, end: 11, text: '2' },
  ];
  const plans = [{ title: 'Both', class: 'review' as const, edits, notes: ['the order'] }];
  const [diagnostic] = diagnosticsOf(reportOf([reportedFinding({ plans })]));
  const both = { start: { line: 1, column: 11 }, end: { line: 2, column: 19 } };
  expect(diagnostic?.message).toContain('\nCheck: the order');
  expect(diagnostic?.suggestions).toEqual([{ range: both, text: '2;\nshow(card.format_name' }]);
  expect(diagnostic?.location.range).toEqual(both);
});

it('suggests nothing for edits in another file, edits far apart, or work by hand', () => {
  const file = '/project/packages/app/src/a.ts';
  const text = `a;${'\n'.repeat(12)}card.sub_type`;
  const far = { text, span: [19, 27] as const };
  const plan = { title: 'Rename', class: 'automatic' as const, notes: [] };
  const apart = [
    { file, start: 0, end: 1, text: 'b' },
    { file, start: 19, end: 27, text: 'format_name' },
  ];
  const findings = [
    reportedFinding({ plans: [{ ...plan, edits: [{ file: '/project/b.ts', start: 0, end: 1, text: '' }] }] }),
    reportedFinding({ ...far, plans: [{ ...plan, edits: apart }] }),
    reportedFinding({ plans: [{ ...plan, class: 'manual', edits: [] }] }),
  ];
  expect(diagnosticsOf(reportOf(findings)).map(({ suggestions }) => suggestions)).toEqual(Array(3).fill(undefined));
});

it('counts columns in bytes of UTF-8', () => {
  // Tab 1, quote 1, the door 4, é 2, U+2028 3, quote 1, semicolon 1, blank 1, `show(card.` 10: 24 bytes before the name.
  expect(diagnosticsOf(reportOf([oddlyPlacedFinding()]))[0]?.location.range).toEqual(range(2, 25, 33));
});

it('counts a byte order mark in the first line', () => {
  const finding = reportedFinding({ text: 'card.sub_type', span: [5, 13] });
  const [diagnostic] = diagnosticsOf(reportOf([finding]), { hasBom: () => true });
  expect(diagnostic?.location.range).toEqual(range(1, 9, 17));
});

it('keeps the path as it is, and shows hostile text without its effect', () => {
  const finding = hostileFinding();
  const [diagnostic] = diagnosticsOf(reportOf([finding]));
  expect(diagnostic?.location.path).toBe(finding.file);
  expect(diagnostic?.message).not.toMatch(/[\u0000\u001b\r\u202e\ufffe]/);
});

it('says the phase as severity, and files that could not be analysed', () => {
  const findings = (['sunset', 'closing', 'announced'] as const).map((phase) => reportedFinding({ phase }));
  const diagnostics = diagnosticsOf(reportOf(findings, [{ file: 'src/b.ts', reason: 'no' }]));
  expect(diagnostics.map(({ severity }) => severity)).toEqual(['ERROR', 'WARNING', 'INFO', 'WARNING']);
  expect(diagnostics[3]).toMatchObject({ message: 'Could not be analysed: no', location: { path: 'src/b.ts' } });
});

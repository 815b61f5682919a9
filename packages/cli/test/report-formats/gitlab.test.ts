import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import type { ProjectReport } from '../../src/project-report.js';
import { gitlab } from '../../src/report-formats/gitlab.js';
import { contextOf, hostileFinding, oddlyPlacedFinding, reportOf } from '../support/report-context.js';
import { reportedFinding } from '../support/reported-finding.js';

const schema = JSON.parse(
  readFileSync(new URL('../schemas/gitlab.codeclimate.json', import.meta.url), 'utf8'),
) as object;
const validate = new Ajv({ allErrors: true }).compile(schema);

interface Issue {
  severity: string;
  fingerprint: string;
  description: string;
  location: { path: string; lines: { begin: number } };
}

function issuesOf(report: ProjectReport): Issue[] {
  const text = gitlab(report, contextOf(report));
  // GitLab refuses a byte order mark.
  expect(text.startsWith('[')).toBe(true);
  const issues = JSON.parse(text) as Issue[];
  for (const issue of issues) expect(validate(issue) ? [] : validate.errors).toEqual([]);
  return issues;
}

it('is an empty array where nothing was found', () => {
  expect(issuesOf(reportOf())).toEqual([]);
});

it('has the properties that GitLab reads, with a path from the root of the repository', () => {
  expect(issuesOf(reportOf([reportedFinding()]))).toEqual([
    {
      type: 'issue',
      check_name: 'card-sub-type',
      description: 'Card.sub_type is gone since the end of 2024-12-31. Use Card.format_name.',
      categories: ['Compatibility'],
      severity: 'critical',
      fingerprint: '0123456789abcdef0123456789abcdef',
      location: { path: 'packages/app/src/a.ts', lines: { begin: 2, end: 2 } },
    },
  ]);
});

it('says the phase as severity, and what is merely possible as information', () => {
  const findings = (['sunset', 'closing', 'announced'] as const).map((phase) => reportedFinding({ phase }));
  const possible = reportedFinding({ confidence: 'possible' });
  const severities = issuesOf(reportOf([...findings, possible])).map(({ severity }) => severity);
  expect(severities).toEqual(['critical', 'major', 'minor', 'info']);
});

it('counts lines as version control does', () => {
  expect(issuesOf(reportOf([oddlyPlacedFinding()]))[0]?.location.lines).toEqual({ begin: 2, end: 2 });
});

it('keeps the path as it is, and shows hostile text without its effect', () => {
  const finding = hostileFinding();
  const [issue] = issuesOf(reportOf([finding]));
  expect(issue?.location.path).toBe(`packages/app/${finding.file}`);
  expect(issue?.description).not.toMatch(/[\u0000-\u001f\u202e\ufffe]/);
});

it('has an issue for a file that could not be analysed', () => {
  expect(issuesOf(reportOf([], [{ file: 'src/b.ts', reason: 'line 1: no' }]))).toMatchObject([
    {
      check_name: 'unread',
      severity: 'major',
      description: 'Could not be analysed: line 1: no',
      location: { path: 'packages/app/src/b.ts' },
    },
  ]);
});

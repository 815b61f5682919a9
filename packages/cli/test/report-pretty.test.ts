import picocolors from 'picocolors';
import { expect, it } from 'vitest';
import type { ProjectReport } from '../src/project-report.js';
import { checkToText } from '../src/report-pretty.js';
import { reportedFinding, settingForTests } from './support/reported-finding.js';

function textOf(report: Partial<ProjectReport>, sameArguments: string[] = []): string {
  const context = { setting: settingForTests(), colors: picocolors.createColors(false), sameArguments };
  return checkToText({ files: 4, findings: [], unread: [], ...report }, context);
}

it('shows a finding with place, frame, confidence, evidence, rewrite and what comes next', () => {
  const setting = settingForTests();
  const title = setting.schedule.deprecations.find(({ id }) => id === 'card-sub-type')?.title ?? '';
  expect(textOf({ findings: [reportedFinding()] }, ['src'])).toBe(
    [
      `${setting.schedule.service.name} (schedule ${setting.schedule.revision}), as of 2025-01-01`,
      '',
      `card-sub-type  ${title}  1 finding`,
      '  gone since the end of 2024-12-31',
      '  → Use Card.format_name.',
      '',
      '  src/a.ts:2:11  Card.sub_type',
      '    1 | const a = 1;',
      '  > 2 | show(card.sub_type);',
      '      |           ^^^^^^^^',
      '    3 |',
      '    certain: base URL https://api.access.example',
      '    automatic: Rename `sub_type` to `format_name`',
      '',
      '1 finding in 1 file (4 files looked at): 1 sunset, 0 closing, 0 announced.',
      'The gate fails: 1 finding.',
      'Next: npx curfew migrate src',
      '',
    ].join('\n'),
  );
});

it('puts the worst deprecation first: gone before closing, longest gone first', () => {
  const text = textOf({
    findings: [
      reportedFinding({ id: 'card-assignment', phase: 'closing', sunset: '2025-11-30' }),
      reportedFinding(),
      reportedFinding({ id: 'event-sets', sunset: '2023-12-31' }),
    ],
  });
  const places = ['event-sets  ', 'card-sub-type  ', 'card-assignment  '].map((id) => text.indexOf(`\n${id}`));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

it('says each replacement where one deprecation has several', () => {
  const text = textOf({ findings: [reportedFinding(), reportedFinding({ replacement: 'Use another.' })] });
  expect(text).toContain('    → Use Card.format_name.\n');
  expect(text).toContain('    → Use another.\n');
});

it('leads to the review when nothing is automatic, and to the explanation when all is by hand', () => {
  const plan = { title: 'Look the user up', edits: [], notes: ['the user id is not there'] };
  const review = reportedFinding({ class: 'review', plans: [{ ...plan, class: 'review' }] });
  const manual = reportedFinding({ class: 'manual', plans: [{ ...plan, class: 'manual' }] });
  expect(textOf({ findings: [manual, review] })).toContain('\nNext: npx curfew migrate --review\n');
  const byHand = textOf({ findings: [manual] });
  expect(byHand).toContain('    by hand: Look the user up\n      - the user id is not there\n');
  expect(byHand).toContain('\nNext: npx curfew explain card-sub-type\n');
});

it('never calls unread files clean', () => {
  const text = textOf({ unread: [{ file: 'src/b.ts', reason: 'line 1: unexpected token' }] });
  expect(text).toContain('1 file could not be analysed:\n  src/b.ts: line 1: unexpected token\n');
  expect(text).toContain('Nothing found in what could be analysed. 4 files looked at, 1 not analysed.\n');
});

it('counts by reason what was left out', () => {
  const skipped = { '.git': 1, 'ignored by .gitignore': 3, minified: 1, node_modules: 2 };
  expect(textOf({ skipped })).toContain(
    '\nNothing found. 4 files looked at.\nLeft out: 3 ignored by .gitignore, 1 minified, 2 node_modules.\n',
  );
});

it('says that nothing was found, and in how many files', () => {
  expect(textOf({})).toContain('\nNothing found. 4 files looked at.\n');
});

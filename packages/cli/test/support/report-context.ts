import picocolors from 'picocolors';
import type { ProjectReport } from '../../src/project-report.js';
import { DEFAULT_GATE } from '../../src/gate.js';
import type { ReportContext } from '../../src/report-formats/report-context.js';
import { verdictOf } from '../../src/verdict.js';
import { reportedFinding, settingForTests } from './reported-finding.js';
import type { ReportedFinding } from '../../src/describe-finding.js';

/** A report of these findings, in four files looked at. */
export function reportOf(findings: ReportedFinding[] = [], unread: ProjectReport['unread'] = []): ProjectReport {
  return { files: 4, findings, unread };
}

/** The context of a report in `/project/packages/app` of the repository `/project`, on 2025-01-01. */
export function contextOf(report: ProjectReport, overrides: Partial<ReportContext> = {}): ReportContext {
  return {
    setting: { ...settingForTests(), cwd: '/project/packages/app' },
    verdict: verdictOf(report, DEFAULT_GATE),
    sameArguments: [],
    settingArguments: [],
    colors: picocolors.createColors(false),
    repository: '/project',
    hasBom: () => false,
    ...overrides,
  };
}

/** Text that steers what reads it, unless it is escaped: markup, workflow commands, control and writing-direction characters. */
export const HOSTILE =
  '::error::x %0A %25 ]]> <script>alert(1)</script> &amp; "q" `a``b` | @team #1 [l](http://x) \u001b[31m \u0000 \u202e \ufffe\n::set-output name=a::b\r\n\ttab';

/** A finding whose file name, evidence, messages and code are hostile. */
export function hostileFinding(): ReportedFinding {
  return reportedFinding({
    file: 'src/[id] 100%,a:b|c`d]]>&<i>é🚪\u202e.ts',
    name: HOSTILE,
    message: HOSTILE,
    replacement: HOSTILE,
    evidence: [HOSTILE],
    plans: [{ title: HOSTILE, class: 'review', edits: [], notes: [HOSTILE] }],
  });
}

/** `card.sub_type` behind a tab, an astral character and U+2028, in the second line of a file of CRLF lines. */
export function oddlyPlacedFinding(): ReportedFinding {
  const text = "'a';\r\n\t'🚪é\u2028'; show(card.sub_type);\r\n";
  const start = text.indexOf('sub_type');
  return reportedFinding({ text, span: [start, start + 'sub_type'.length] });
}

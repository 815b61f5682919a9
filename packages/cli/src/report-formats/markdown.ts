import { findDeprecation } from '@curfew/schedule';
import type { RootContent } from 'mdast';
import type { ReportedFinding } from '../describe-finding.js';
import { code, heading, list, markdownText, paragraph, prose, table } from '../markdown-text.js';
import { phaseText } from '../phase-text.js';
import { createRegions } from '../region.js';
import { summaryOf } from '../report-json.js';
import { repositoryPath } from '../repository-path.js';
import { worstFirst } from '../worst-first.js';
import type { Judged } from '../verdict.js';
import type { ReportContext, ReportWriter } from './report-context.js';

/** A step summary of GitHub holds 1 MiB; a row is seldom longer than this many bytes. */
const MOST_SUMMARY_ROWS = 1000;

/** GitHub Flavored Markdown for people: a summary, and a table of the findings, worst first. */
export const markdown: ReportWriter = (report, context) => markdownReport(report, context, Infinity);

/** The same for `$GITHUB_STEP_SUMMARY`, which is bounded; says how many findings were left out. */
export const stepSummary: ReportWriter = (report, context) => markdownReport(report, context, MOST_SUMMARY_ROWS);

function markdownReport(report: Judged, context: ReportContext, mostRows: number): string {
  const { setting, verdict } = context;
  const { schedule, asOf } = setting;
  const { findings, sunset, closing, announced } = summaryOf(report);
  const shown = report.findings.toSorted(worstFirst).slice(0, mostRows);
  const blocks: RootContent[] = [
    heading(2, `${schedule.service.name}: deprecated API surface as of ${asOf}`),
    paragraph(...prose(`${findings} findings: ${sunset} sunset, ${closing} closing, ${announced} announced.`)),
    paragraph({ type: 'strong', children: prose(verdict.text) }),
  ];
  if (shown.length > 0) blocks.push(findingsTable(shown, context));
  if (shown.length < findings)
    blocks.push(paragraph(...prose(`${findings - shown.length} more findings are left out here.`)));
  if (report.unread.length > 0) {
    const points = report.unread.map(({ file, reason }) => [code(file), ...prose(`: ${reason}`)]);
    blocks.push(heading(3, 'Files that could not be analysed'), list(points));
  }
  return markdownText(blocks);
}

function findingsTable(findings: readonly ReportedFinding[], { repository, setting }: ReportContext): RootContent {
  const regionOf = createRegions('utf16');
  const { schedule } = setting;
  const when = ({ id, phase, sunset }: ReportedFinding): string =>
    phaseText(phase, sunset, schedule.service.sunsetDay, findDeprecation(schedule, id).goneInClient);
  const head = ['gate', 'deprecation', 'place', 'what', 'use instead', 'when', 'rewrite'];
  return table([
    head.map((title) => prose(title)),
    ...findings.map((finding) => {
      const { startLine, startColumn } = regionOf(finding.text, finding.span);
      const place = `${repositoryPath(repository, setting.cwd, finding.file)}:${startLine}:${startColumn}`;
      return [
        prose(finding.failsGate ? 'fails' : 'passes'),
        [code(finding.id)],
        [code(place)],
        [code(finding.name)],
        prose(finding.replacement),
        prose(when(finding)),
        prose(`${finding.class} (${finding.confidence})`),
      ];
    }),
  ]);
}

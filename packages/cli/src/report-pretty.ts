import type { Unread } from '@curfew/project';
import type { Deprecation } from '@curfew/schedule';
import type { ProjectReport } from './project-report.js';
import { codeFrame } from './code-frame.js';
import { counted } from './count-text.js';
import type { ReportedFinding } from './describe-finding.js';
import { markersText } from './markers-text.js';
import { leftOutText } from './left-out-text.js';
import { phaseColor, phaseOrder, phaseText } from './phase-text.js';
import { planLines, sharedNotes } from './plan-text.js';
import { summaryOf } from './report-json.js';
import type { Setting } from './resolve-options.js';
import { shellWords } from './shell-words.js';
import type { Colors } from './terminal.js';
import { visibleLine } from './visible-text.js';

/** What the pretty report needs beside the findings. */
export interface PrettyContext {
  setting: Setting;
  colors: Colors;
  /** Arguments that lead to the same files, schedule and day, for the next command. */
  sameArguments: readonly string[];
}

interface Group {
  deprecation: Deprecation;
  /** Worst first. */
  findings: ReportedFinding[];
}

/** The report for people: grouped by deprecation, worst first, and at the end a summary and the next command to run. */
export function checkToText(report: ProjectReport, context: PrettyContext): string {
  const { colors } = context;
  const groups = groupByDeprecation(report.findings, context.setting);
  const parts = [headline(context.setting, colors), ...groups.map((group) => groupText(group, context))];
  if (report.unread.length > 0) parts.push(unreadText(report.unread, 'analysed', colors));
  if (report.markers) parts.push(markersText(report.markers, context.setting, colors).trimEnd());
  parts.push(summaryText(report, context));
  return `${parts.join('\n\n')}\n`;
}

/** First line of a report: service, revision and the day it speaks of. */
export function headline({ schedule, asOf }: Setting, colors: Colors): string {
  return `${colors.bold(schedule.service.name)} ${colors.dim(`(schedule ${schedule.revision})`)}, as of ${colors.bold(asOf)}`;
}

function groupByDeprecation(findings: readonly ReportedFinding[], setting: Setting): Group[] {
  return setting.schedule.deprecations
    .map((deprecation) => ({
      deprecation,
      findings: findings.filter(({ id }) => id === deprecation.id).toSorted(worstFirst),
    }))
    .filter((group) => group.findings.length > 0)
    .toSorted((a, b) => compareWorst(a.findings[0], b.findings[0]));
}

function worstFirst(a: ReportedFinding, b: ReportedFinding): number {
  return phaseOrder.indexOf(a.phase) - phaseOrder.indexOf(b.phase);
}

function compareWorst(a: ReportedFinding | undefined, b: ReportedFinding | undefined): number {
  if (!a || !b) return 0;
  return worstFirst(a, b) || (a.sunset < b.sunset ? -1 : Number(a.sunset > b.sunset));
}

function groupText({ deprecation, findings }: Group, context: PrettyContext): string {
  const { colors, setting } = context;
  const lines = [
    `${colors.bold(deprecation.id)}  ${deprecation.title}  ${colors.dim(counted(findings.length, 'finding'))}`,
  ];
  const dates = new Map(findings.map(({ phase, sunset }) => [`${phase} ${sunset}`, { phase, sunset }]));
  for (const { phase, sunset } of dates.values()) {
    lines.push(
      `  ${phaseColor(phase, colors)(phaseText(phase, sunset, setting.schedule.service.sunsetDay, deprecation.goneInClient))}`,
    );
  }
  const replacements = new Set(findings.map(({ replacement }) => replacement));
  if (replacements.size === 1) lines.push(`  → ${[...replacements].join('')}`);
  const shared = sharedNotes(findings);
  lines.push(...[...shared].map((note) => `  - ${note}`));
  const sites = findings.map((finding) => siteText(finding, replacements.size > 1, shared, context));
  return [lines.join('\n'), ...sites].join('\n\n');
}

function siteText(
  finding: ReportedFinding,
  ownReplacement: boolean,
  shared: ReadonlySet<string>,
  { colors }: PrettyContext,
): string {
  const place = `${visibleLine(finding.file)}:${finding.start.line}:${finding.start.column}`;
  const frame = codeFrame(finding, colors.isColorSupported);
  const [best = '', ...others] = planLines(finding.plans, shared);
  const lines = [
    `  ${colors.underline(place)}  ${finding.name}`,
    ...(frame === '' ? [] : frame.split('\n').map((line) => `  ${line}`)),
    ...(ownReplacement ? [`    → ${finding.replacement}`] : []),
    `    ${colors.dim(`${finding.confidence}: ${finding.evidence.join('; ')}`)}`,
    `    ${finding.class === 'automatic' ? colors.green(best) : best}`,
    ...others.map((line) => `    ${line}`),
  ];
  return lines.join('\n');
}

/** The files that could not be analysed, or migrated, with the reasons. */
export function unreadText(unread: readonly Unread[], done: 'analysed' | 'migrated', colors: Colors): string {
  const lines = unread.map(({ file, reason }) => `  ${visibleLine(file)}: ${reason}`);
  return [colors.yellow(`${counted(unread.length, 'file')} could not be ${done}:`), ...lines].join('\n');
}

function summaryText(report: ProjectReport, context: PrettyContext): string {
  const { colors } = context;
  const { files, findings, sunset, closing, announced, unread } = summaryOf(report);
  const failing = report.findings.filter((finding) => finding.failsGate).length;
  const looked = `${counted(files, 'file')} looked at${unread === 0 ? '' : `, ${unread} not analysed`}`;
  const leftOut = leftOutText(report.skipped ?? {});
  const left = leftOut === '' ? [] : [colors.dim(leftOut)];
  if (findings === 0) {
    const verdict =
      unread === 0 ? colors.green('Nothing found.') : colors.yellow('Nothing found in what could be analysed.');
    return [`${verdict} ${looked}.`, ...left].join('\n');
  }
  const where = new Set(report.findings.map(({ file }) => file)).size;
  const lines = [
    `${counted(findings, 'finding')} in ${counted(where, 'file')} (${looked}): ${sunset} sunset, ${closing} closing, ${announced} announced.`,
    ...left,
    failing === 0
      ? colors.green('None fails the gate.')
      : colors.red(`The gate fails: ${counted(failing, 'finding')}.`),
    `Next: ${colors.bold(nextCommand(report, context.sameArguments))}`,
  ];
  return lines.join('\n');
}

/** The command that helps most: the rewrites, if there are any; else what to know about the worst finding. */
function nextCommand({ findings }: ProjectReport, sameArguments: readonly string[]): string {
  if (findings.some((finding) => finding.class === 'automatic'))
    return shellWords(['npx', 'curfew', 'migrate', ...sameArguments]);
  if (findings.some((finding) => finding.class === 'review')) {
    return shellWords(['npx', 'curfew', 'migrate', '--review', ...sameArguments]);
  }
  const worst = findings.toSorted(compareWorst)[0];
  return shellWords(['npx', 'curfew', 'explain', worst?.id ?? '']);
}
